import { expect, test } from 'vitest';
import { readableMarkdown } from './readable.ts';

/** A page's markup as Markdown, without the line breaks around it. */
const markdownOf = (markup: string) =>
  readableMarkdown(markup, 'https://site.example/', (description) => `Drawing: ${description}.`).trim();

test.each([
  ['A till', 'Drawing: A till.'],
  ['A till. It is open.', 'Drawing: A till. It is open.'],
])('a drawing’s description ends in one period: %s', (description, paragraph) => {
  expect(markdownOf(`<svg aria-label="${description}"></svg>`)).toBe(paragraph);
});
