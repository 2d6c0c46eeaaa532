import { expect, test } from 'vitest';
import { singular } from './singular.ts';

test.each([
  ['Paragraphs', 'Paragraph'],
  ['Categories', 'Category'],
  ['Dishes', 'Dish'],
  ['Cases', 'Case'],
  ['Open roles', 'Open role'],
  ['People', 'Person'],
  ['Total', 'Entry'],
])('the list “%s” has an entry “%s”', (label, entry) => {
  expect(singular(label)).toBe(entry);
});
