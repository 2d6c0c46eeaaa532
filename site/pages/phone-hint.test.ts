import { expect, test } from 'vitest';
import type { CheckContext } from './check-context.ts';
import { checkPhoneHint } from './phone-hint.ts';

/** The paths of the problems with a hint in the forms of a company that accepts these phone numbers. */
function problems(phoneHint: string, phone: 'us' | 'international'): PropertyKey[][] {
  const paths: PropertyKey[][] = [];
  const context = { company: { enquiry: { phone } } } as CheckContext;
  checkPhoneHint(phoneHint, context, (path) => paths.push(path));
  return paths;
}

test.each(['Ten digits, or leave it empty.', 'A 10-digit number.', 'Write 10 digits.'])(
  'a hint that asks for ten digits is reported where numbers of any country are accepted: %s',
  (phoneHint) => {
    expect(problems(phoneHint, 'international')).toEqual([['form', 'phoneHint']]);
    expect(problems(phoneHint, 'us')).toEqual([]);
  },
);

test('a hint that names no number of digits is accepted everywhere', () => {
  const phoneHint = 'With the country code if your number is from another country.';
  expect(problems(phoneHint, 'international')).toEqual([]);
  expect(problems(phoneHint, 'us')).toEqual([]);
});
