/** The article's leaks.py as a file, and what it is run with. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../source-file.ts';

/** The folder of the files that the study writes. */
export const folder = join(cacheFolder, 'new-datasets-to-train-ai');
/** The command that runs Python. */
export const python = process.env['PYTHON'] ?? 'python3';

/** Reads leaks.py out of the article and returns the path of its file. */
export function writeLeaks(): string {
  const article = join(import.meta.dirname, '../../../content/blog/new-datasets-to-train-ai.md');
  const block = /```python title="leaks\.py"\n([\s\S]*?)```/.exec(readFileSync(article, 'utf8'));
  if (!block?.[1]) throw new Error(`${article} no longer prints leaks.py`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'leaks.py');
  writeFileSync(file, block[1]);
  return file;
}
