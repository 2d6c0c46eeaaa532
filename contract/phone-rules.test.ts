import { describe, expect, it } from 'vitest';
import { phoneRules } from './phone-rules.ts';

describe('a phone number of any country', () => {
  const { shape, pattern, dialed, format, formatEdit } = phoneRules.international;

  it.each([
    ['+351 21 123 4567', '+351211234567'],
    ['+49 (0)30 123456', '+4930123456'],
    ['0049 (0)30 123456', '004930123456'],
    ['(0)30 123456', '030123456'],
    ['020 7946 0018', '02079460018'],
    ['030/123456', '030123456'],
    ['(281) 555-0142', '2815550142'],
  ])('%j is valid, and dialed as %s', (phone, number) => {
    expect(phone).toMatch(shape);
    expect(new RegExp(`^(?:${pattern})$`, 'v').test(phone)).toBe(true);
    expect(dialed(phone)).toBe(number);
  });

  it.each(['', '12345', '+1234567890123456', '++351211234567', '351+211234567', 'call me', '21 123 4567 ext. 8'])(
    '%j is not valid',
    (phone) => {
      expect(phone).not.toMatch(shape);
      expect(new RegExp(`^(?:${pattern})$`, 'v').test(phone)).toBe(false);
    },
  );

  it('is shown as it is typed', () => {
    expect(format('+351 21')).toBe('+351 21');
    expect(formatEdit('+351', '+351 ', 5, 'insertText')).toEqual({ text: '+351 ', caret: 5 });
  });

  // A pattern that backtracks from every position would need minutes for these: the test would time out.
  it('is rejected quickly for a million characters', () => {
    expect('1 '.repeat(500_000)).not.toMatch(shape);
    expect(' '.repeat(1_000_000)).not.toMatch(shape);
  });
});

it('a US number is dialed with its country code', () =>
  expect(phoneRules.us.dialed('(281) 555-0142')).toBe('+12815550142'));
