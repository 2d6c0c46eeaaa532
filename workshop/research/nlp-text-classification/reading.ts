/**
 * 300 items of the newest quarter, drawn at random and read without their desks.
 *
 *     node workshop/research/nlp-text-classification/reading.ts
 *
 * writes the sheets for the reader into the cache: the words of each item, in the order of the draw, and sixty of them
 * again in another order. Neither the desk nor what the program answered is on a sheet.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw, seededRandom } from '../statistics.ts';
import { folder, newestQuarter, readRows, type Row } from './rows.ts';

export const seeds = { first: 300, second: 60 };

/** Names an item without its words, which are not ours to pass on. */
export const idOf = ({ words }: Row) => createHash('sha256').update(words).digest('hex').slice(0, 12);

export const drawn = (rows: Row[]) => draw(newestQuarter(rows), 300, seededRandom(seeds.first));
export const drawnAgain = (rows: Row[]) => draw(drawn(rows), 60, seededRandom(seeds.second));

if (process.argv[1] === import.meta.filename) {
  const rows = await readRows();
  for (const [name, items] of Object.entries({ 'sheet-1': drawn(rows), 'sheet-2': drawnAgain(rows) })) {
    const file = join(folder, `${name}.txt`);
    writeFileSync(file, items.map((row) => `${idOf(row)} ${row.words}\n`).join(''));
    console.log(`${items.length} items in ${file}, seeds ${seeds.first} and ${seeds.second}`);
  }
}
