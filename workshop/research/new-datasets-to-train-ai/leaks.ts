/** The article's leaks.py as a file, and what it is run with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedCode } from '../printed-code.ts';
import { cacheFolder } from '../source-file.ts';

/** The folder of the files that the study writes. */
export const folder = join(cacheFolder, 'new-datasets-to-train-ai');
/** The command that runs Python. */
export const python = process.env['PYTHON'] ?? 'python3';

/** Reads leaks.py out of the article and returns the path of its file. */
export function writeLeaks(): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'leaks.py');
  writeFileSync(file, printedCode('new-datasets-to-train-ai', 'leaks.py'));
  return file;
}
