import { expect, test } from 'vitest';
import { firstDifference, normalizeText } from './normalize-text.ts';

test('line breaks between blocks are not a difference', () => {
  expect(firstDifference(normalizeText('One\n\ntwo '), normalizeText('One two'))).toBeNull();
});

test('the first difference between two texts is shown with context', () => {
  expect(firstDifference('Ask us now', 'Ask us later')).toBe('“Ask us later” instead of “Ask us now”');
});

test('a text that continues where the other ends is a difference', () => {
  expect(firstDifference('Ask', 'Ask us')).toBe('“Ask us” instead of “Ask”');
});
