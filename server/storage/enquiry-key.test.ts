import { expect, it } from 'vitest';
import { enquiryFields } from '#contract/enquiry.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { enquiryKey } from './enquiry-key.ts';

const example = exampleEnquiry();

it('the same enquiry has the same key, in whatever order its fields came', () =>
  expect(enquiryKey(Object.fromEntries(Object.entries(exampleEnquiry()).reverse()) as typeof example)).toBe(
    enquiryKey(example),
  ));

it('a change of any field makes it another enquiry', () => {
  const changed = enquiryFields.map((field) =>
    enquiryKey({ ...example, [field]: field === 'applicationId' ? 10 : `${example[field]}x` }),
  );
  expect(new Set([...changed, enquiryKey(example)]).size).toBe(7);
});

it('stays what it is: a key that changed would store old enquiries once more', () =>
  expect(enquiryKey(example)).toBe('8018b663277c590c541066022cd0af63bfb3155b0ce1f607d64319f19482587d'));
