import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#tools/content-folder.ts';
import { preserveFormatting } from '../preserve-formatting.ts';
import {
  headRow,
  parseTable,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withPasted,
  withRow,
  writeTable,
} from './markdown-table.js';

const table = '| Step | Hours |\n| --- | ---: |\n| Pick \\| pack | **12** |\n| Ship |  |';

test('a table is split into cells and joined unchanged', () => {
  const parsed = parseTable(table);
  expect(parsed).toEqual({
    head: ['Step', 'Hours'],
    rules: ['---', '---:'],
    rows: [
      ['Pick | pack', '**12**'],
      ['Ship', ''],
    ],
  });
  expect(writeTable(parsed)).toBe(table);
});

test('rows and columns are inserted and removed, and a cell stays on one line', () => {
  const wider = withCell(withColumn(parseTable(table)), headRow, 2, 'Who\nworks');
  expect(wider.head).toEqual(['Step', 'Hours', 'Who works']);
  expect(withCell(wider, 1, 2, 'Ann').rows).toEqual([
    ['Pick | pack', '**12**', ''],
    ['Ship', '', 'Ann'],
  ]);
  expect(writeTable(withoutColumn(wider, 2))).toBe(table);
  expect(writeTable(withoutRow(withRow(parseTable(table)), 2))).toBe(table);
});

test('without a table there are empty cells to fill', () => {
  expect(parseTable('', 3).rows).toEqual([
    ['', '', ''],
    ['', '', ''],
  ]);
  expect(writeTable(parseTable(undefined))).toBe('');
});

const tablesInArticles = globSync('blog/*.md', { cwd: contentFolder })
  .filter((file) => !file.endsWith('README.md'))
  .flatMap((file) => {
    const source = readFileSync(join(contentFolder, file), 'utf8');
    return [...source.matchAll(/^\|.*(?:\n\|.*)+/gm)].map(([markdown]) => ({ file, markdown }));
  });

test.runIf(tablesInArticles.length > 0)('an unchanged table in an article keeps its formatting', () => {
  for (const { file, markdown } of tablesInArticles) {
    expect(preserveFormatting(markdown, writeTable(parseTable(markdown))), file).toBe(markdown);
  }
});

test('a row without text is not written', () => {
  expect(writeTable(withRow(parseTable(table)))).toBe(table);
});

test('spreadsheet cells fill the table from the cell they are pasted into, adding rows and columns', () => {
  const text = 'Shelf\tHours\tWho\r\nScrews\t2\tAna\r\nNails\t3\tBen\r\nTape\t1\t\r\n';
  const pasted = withPasted(parseTable(''), { row: headRow, column: 0, text, mayWiden: true });
  expect(pasted.head).toEqual(['Shelf', 'Hours', 'Who']);
  expect(pasted.rows).toEqual([
    ['Screws', '2', 'Ana'],
    ['Nails', '3', 'Ben'],
    ['Tape', '1', ''],
  ]);
});

test('spreadsheet cells add no columns if the table may not widen', () => {
  const narrow = withPasted(parseTable(''), { row: 0, column: 1, text: '2\tAna', mayWiden: false });
  expect(narrow.rows[0]).toEqual(['', '2']);
});
