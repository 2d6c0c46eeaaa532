import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The number of placeholder texts in brackets in each file below `folder` that has any, by file name. */
export function findPlaceholders(folder: string): { file: string; count: number }[] {
  return globSync('**/*.{yaml,md}', { cwd: folder })
    .filter((file) => !file.endsWith('README.md'))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      // In YAML, brackets also enclose lists: a placeholder is inside a string.
      const texts = file.endsWith('.md') ? text.split('\n') : strings(parse(text) as unknown);
      const count = texts.filter((line) => /\[[^[\]]+\](?![(\]])/.test(line)).length;
      return count > 0 ? [{ file, count }] : [];
    });
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}
