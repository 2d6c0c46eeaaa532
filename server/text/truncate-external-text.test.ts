import { expect, it } from 'vitest';
import { truncateExternalText } from './truncate-external-text.ts';

it('text from another machine becomes one line of at most 500 characters', () => {
  expect(truncateExternalText('550 5.1.1\r\n  no such user\n')).toBe('550 5.1.1 no such user');
  expect(truncateExternalText('x'.repeat(60_000))).toBe('x'.repeat(500));
});

it('is cut between words, unless the last word is longer than an address', () => {
  expect(truncateExternalText(`${'x '.repeat(249)}john.smith@example.com`)).toBe('x '.repeat(249).trim());
  expect(truncateExternalText(`550 ${'x'.repeat(60_000)}`)).toHaveLength(500);
});

it('a character that is cut in half ends as a replacement character', () =>
  expect(truncateExternalText(`${'x'.repeat(499)}👩`)).toBe(`${'x'.repeat(499)}�`));
