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

test('a mark within a word does not split the word', () => {
  const marked =
    '<p>I <span>rent<span data-no-break="">ed</span> twice</span>, one of the charge<span data-no-break="">s</span>.</p>';
  expect(markdownOf(marked)).toBe('I rented twice, one of the charges.');
});

test('a note that is below a word on the page follows the word in parentheses', () => {
  const noted = '<p><span>Sugar Land <small data-gloss="">place</small> </span><span>is late</span></p>';
  expect(markdownOf(noted)).toBe('Sugar Land (place) is late');
});

test.each([
  ['an amount', '<span>Pinto beans</span>$4.00', 'Pinto beans $4.00'],
  ['a quotation', '<span>phone</span><q>Nobody came.</q>', 'phone "Nobody came."'],
  ['a label', '<label><b>1</b> Keywords</label><label><b>2</b> Names</label>', '**1** Keywords **2** Names'],
])('%s is separate from the words before it that only styles keep apart', (_, markup, text) => {
  expect(markdownOf(`<p>${markup}</p>`)).toBe(text);
});

/** A table with one row, whose cells are given. */
const tableWith = (row: string, foot = '') =>
  `<table><thead><tr><th>Role</th><th>Hours</th><th>Pay</th></tr></thead><tbody><tr>${row}</tr></tbody>${foot}</table>`;

/** The words of each row of a table in Markdown, by cell. */
const rowsOf = (markdown: string) =>
  markdown.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('a paragraph in a cell is a sentence after the words before it', () => {
  const engineer = '<th>Engineer<p>Apps that work <b>offline</b>.</p></th><td>40</td><td>$9</td>';
  expect(rowsOf(markdownOf(tableWith(engineer))).at(-1)).toEqual(['Engineer. Apps that work **offline**.', '40', '$9']);
  const question = '<th>\n<p>Engineer?</p>\n<p>Yes.</p><p>Two.</p></th><td>40</td><td>$9</td>';
  expect(rowsOf(markdownOf(tableWith(question))).at(-1)).toEqual(['Engineer? Yes. Two.', '40', '$9']);
});

test('a total stands in the last of the columns that its cell spans', () => {
  const foot = '<tfoot><tr><th>Total</th><td colspan="2">$360</td></tr></tfoot>';
  const rows = rowsOf(markdownOf(tableWith('<th>Clerk</th><td>40</td><td>$360</td>', foot)));
  expect(rows.slice(2)).toEqual([
    ['Clerk', '40', '$360'],
    ['Total', '', '$360'],
  ]);
  const note = '<tfoot><tr><td colspan="3">Before tax</td></tr></tfoot>';
  const noted = rowsOf(markdownOf(tableWith('<th>Clerk</th><td>40</td><td>$360</td>', note)));
  expect(noted.at(-1)).toEqual(['Before tax', '', '']);
});
