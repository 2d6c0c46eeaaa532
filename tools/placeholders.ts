import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { splitArticle } from './editor/split-article.ts';

/** The files below `folder` that have placeholders, sorted by name, each with the number of strings that have one. */
export function findPlaceholders(folder: string): { file: string; count: number }[] {
  return globSync('**/*.{yaml,md}', { cwd: folder })
    .filter((file) => !file.endsWith('README.md'))
    .toSorted()
    .map((file) => ({ file, count: placeholdersInFile(file, readFileSync(join(folder, file), 'utf8')).length }))
    .filter(({ count }) => count > 0);
}

function placeholdersInFile(file: string, source: string): string[] {
  if (!file.endsWith('.md')) return placeholdersIn(parse(source));
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const { frontMatter, body } = splitArticle(text) ?? { frontMatter: '', body: '' };
  return [...placeholdersIn(parse(frontMatter)), ...placeholdersInMarkdown(body)];
}

/**
 * The strings anywhere in `value` that have a part in brackets, which is how the starter of `npm run new-company` says
 * what to write: `Work at {{company.name}}. [Say where.]`. A Markdown link does not count.
 */
export function placeholdersIn(value: unknown): string[] {
  if (typeof value === 'string') return /\[[^[\]]+\](?![(\]])/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(placeholdersIn);
}

/** The paragraphs and headings in brackets. Brackets in code, and an omission in a sentence ([…]), do not count. */
export function placeholdersInMarkdown(body: string): string[] {
  const prose = body.replaceAll(/^(`{3,}|~{3,})[^]*?^\1/gm, '');
  return prose.split('\n').flatMap((line) => /^(?:#+ |- )?(\[[^[\]]+\])$/.exec(line)?.[1] ?? []);
}
