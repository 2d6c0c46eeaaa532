import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { splitArticle } from './editor/split-article.ts';

/** The number of texts with a placeholder in each file below `folder` that has any, by file name. */
export function findPlaceholders(folder: string): { file: string; count: number }[] {
  return globSync('**/*.{yaml,md}', { cwd: folder })
    .filter((file) => !file.endsWith('README.md'))
    .toSorted()
    .map((file) => ({ file, count: textsToWrite(file, readFileSync(join(folder, file), 'utf8')).length }))
    .filter(({ count }) => count > 0);
}

function textsToWrite(file: string, source: string): string[] {
  if (!file.endsWith('.md')) return placeholdersIn(parse(source));
  const { frontMatter, body } = splitArticle(source) ?? { frontMatter: '', body: '' };
  return [...placeholdersIn(parse(frontMatter)), ...placeholdersInMarkdown(body)];
}

/**
 * The texts anywhere in `value` that have a part in brackets, which is how the starter of `npm run new-company` says what
 * to write: `Work at {{company.name}}. [Say where.]`. A Markdown link does not count.
 */
export function placeholdersIn(value: unknown): string[] {
  if (typeof value === 'string') return /\[[^[\]]+\](?![(\]])/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(placeholdersIn);
}

/** The paragraphs and headings in brackets. Code may contain brackets, and a sentence an omission: […]. */
export function placeholdersInMarkdown(body: string): string[] {
  const words = body.replaceAll(/^(`{3,}|~{3,})[^]*?^\1/gm, '');
  return words.split('\n').flatMap((line) => /^(?:#+ |- )?(\[[^[\]]+\])$/.exec(line)?.[1] ?? []);
}
