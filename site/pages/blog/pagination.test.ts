import { expect, test } from 'vitest';
import { cardSize } from './pagination.ts';

const sizes = (count: number) => Array.from({ length: count }, (_, index) => cardSize(index, count));

test('a full page has rows of one, two and three', () => {
  expect(sizes(6)).toEqual(['lead', 'five', 'seven', 'four', 'four', 'four']);
});

test('a page of five has rows of one, two and two, the last one mirrored', () => {
  expect(sizes(5)).toEqual(['lead', 'five', 'seven', 'seven', 'five']);
});
