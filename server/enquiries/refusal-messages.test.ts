import { expect, test } from 'vitest';
import { enquiryFields, enquiryLimits } from '#contract/enquiry.ts';
import { languageNames, languages } from '#languages/languages.ts';

/** The digits of a text as one number, since each language separates thousands in its own way. */
const digitsOf = (text: string) => Number(text.replace(/\D/g, ''));

test.each(languageNames)('the refusal of a text that is too long names the limit in %s', (name) => {
  const { nameLength, emailLength, questionLength } = languages[name].refusals;
  expect({
    name: digitsOf(nameLength),
    email: digitsOf(emailLength),
    question: digitsOf(questionLength),
  }).toEqual(enquiryLimits);
});

test.each(languageNames)('the refusal of a body that is not an enquiry names every field in %s', (name) => {
  expect(languages[name].refusals.body.match(/\w+/g)).toEqual(expect.arrayContaining([...enquiryFields]));
});
