import { expect, it } from 'vitest';
import { enquiryFields } from '#contract/enquiry.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { enquiryKey, isWithinRepeatWindow, wordsKey } from './enquiry-key.ts';

const example = exampleEnquiry();

it('the same enquiry has the same key, in any order of its fields', () =>
  expect(enquiryKey(Object.fromEntries(Object.entries(exampleEnquiry()).reverse()) as typeof example)).toBe(
    enquiryKey(example),
  ));

it('a change of any field makes it another enquiry', () => {
  const changed = enquiryFields.map((field) =>
    enquiryKey({ ...example, [field]: field === 'applicationId' ? 10 : `${example[field]}x` }),
  );
  expect(new Set([...changed, enquiryKey(example)]).size).toBe(7);
});

it('the key is stable: with another one, old enquiries could be stored again', () =>
  expect(enquiryKey(example)).toBe('8018b663277c590c541066022cd0af63bfb3155b0ce1f607d64319f19482587d'));

it('a form posted again has the same text, whatever the time and its line breaks', () => {
  const posted = {
    ...example,
    question: example.question.replaceAll('\n', '\r\n'),
    created: '2026-11-21T16:59:00.000Z',
  };
  expect(wordsKey(posted)).toBe(wordsKey(example));
  expect(enquiryKey(posted)).not.toBe(enquiryKey(example));
});

it('a change of any field but the time makes it another text, such as a corrected phone number', () => {
  const entered = enquiryFields.filter((field) => field !== 'created');
  const changed = entered.map((field) =>
    wordsKey({ ...example, [field]: field === 'applicationId' ? 10 : `${example[field]}x` }),
  );
  expect(new Set([...changed, wordsKey(example)]).size).toBe(6);
});

it('text is a repeat for less than an hour, even after a clock was set back', () => {
  const stored = '2026-11-21T18:00:00.000Z';
  expect(isWithinRepeatWindow(stored, '2026-11-21T18:59:59.999Z')).toBe(true);
  expect(isWithinRepeatWindow(stored, '2026-11-21T19:00:00.000Z')).toBe(false);
  expect(isWithinRepeatWindow(stored, '2026-11-21T17:30:00.000Z')).toBe(true);
  expect(isWithinRepeatWindow('2030-01-01T00:00:00.000Z', stored)).toBe(false);
});
