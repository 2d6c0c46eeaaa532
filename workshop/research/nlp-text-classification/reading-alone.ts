/**
 * Computes the part of the study about the 300 items that were read, in a minute, and writes it into results.json.
 *
 *     node workshop/research/nlp-text-classification/reading-alone.ts
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeResults } from '../write-results.ts';
import { readingResults } from './reading.ts';
import { readRows } from './rows.ts';
import { answersOfNewestQuarter, sorterCode, writeSorter, writeTable } from './sorter.ts';

const rows = await readRows();
writeSorter(sorterCode());
writeTable(rows, 'words');
const reading = readingResults(rows, answersOfNewestQuarter());
console.dir(reading, { depth: 4 });
const results = JSON.parse(readFileSync(join(import.meta.dirname, 'results.json'), 'utf8')) as object;
writeResults(import.meta.dirname, { ...results, reading });
