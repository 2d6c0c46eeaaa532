/** Runs the article's sorter.py and the Python programs of this folder. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedCode } from '../printed-code.ts';
import type { Answer } from './reading.ts';
import { folder, type Row } from './rows.ts';

export const pythonCommand = process.env['PYTHON'] ?? 'python3';

/** Writes the table of items that sorter.py reads. Its headlines are `words`, or `tagged`, which has the desks' tags left in. */
export function writeTable(rows: Row[], column: 'words' | 'tagged') {
  const lines = rows.map((row) => `${row.date},${row[column]},,${row.category}`);
  writeFileSync(join(folder, 'articles.csv'), ['date,headline,body,category', ...lines, ''].join('\n'));
}

/** Writes sorter.py into the cache folder. */
export const writeSorter = (code: string) => writeFileSync(join(folder, 'sorter.py'), code);

/** Runs a Python script in the cache folder and returns what it prints. */
export function runPython(file: string, ...args: string[]): string {
  const run = spawnSync(pythonCommand, [file, ...args], { cwd: folder, encoding: 'utf8' });
  const { error, status, signal, stdout, stderr } = run;
  if (error) throw new Error(`${pythonCommand} ${file}: ${error.message}`, { cause: error });
  if (status !== 0) throw new Error(`${pythonCommand} ${file}: ${stderr || `ended with ${signal ?? status}`}`);
  return stdout;
}

/** Runs a program of this folder that prints lines of JSON. */
export const runForLines = <Line>(program: string, ...args: string[]) =>
  runPython(join(import.meta.dirname, program), ...args)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** The answers of sorter.py for each item of the newest quarter, learning from the older ones. */
export const answersOfNewestQuarter = () => runForLines<Answer>('answers.py');

/** The code that the article prints. */
export const sorterCode = () => printedCode('nlp-text-classification', 'sorter.py');
