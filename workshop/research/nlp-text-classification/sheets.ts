/**
 * Writes the sheets for the reader into the cache: the words of 300 items in the order of the draw, and of sixty again
 * in another order. Neither the desk nor the program's answer is on a sheet.
 *
 *     node workshop/research/nlp-text-classification/sheets.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstSample, repeatedSample, idOf, seeds } from './reading.ts';
import { folder, readRows } from './rows.ts';

const rows = await readRows();
for (const [name, items] of Object.entries({ 'sheet-1': firstSample(rows), 'sheet-2': repeatedSample(rows) })) {
  const file = join(folder, `${name}.txt`);
  writeFileSync(file, items.map((row) => `${idOf(row)} ${row.words}\n`).join(''));
  console.log(`${items.length} items in ${file}, drawn with the seeds ${seeds.first} and ${seeds.second}`);
}
