import { expect, it } from 'vitest';
import { truncateAtWord } from './truncate-at-word.ts';

it.each([
  ['Hello', 20, 'Hello'],
  ['Hello there, how are you?', 13, 'Hello there…'],
  ['Hellothere', 6, 'Hello…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
  ['שָׁלוֹם', 10, 'שָׁלוֹם'],
])('the first words of %j in %i characters are %j', (line, maxLength, expected) =>
  expect(truncateAtWord(line, maxLength)).toBe(expected),
);

it.each([
  ['marks piled on one letter', `a${'\u0301'.repeat(9999)}`],
  ['marks piled on every letter', `a${'\u0301'.repeat(99)}`.repeat(100)],
  ['an emoji joined without end', '\u{1f469}\u200d'.repeat(3333)],
])('%s: the header stays below a thousand characters', (_, line) => {
  const truncated = truncateAtWord(line, 60);
  expect(truncated.length).toBeLessThan(1000);
  expect(truncated.isWellFormed()).toBe(true);
});
