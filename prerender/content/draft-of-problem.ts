import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * The draft that a line of a ContentError is about, as a path below the content folder; undefined for any other file. Entries
 * besides `draft` may be invalid.
 */
export function draftOfProblem(line: string, contentFolder: string): string | undefined {
  const path = /^content\/((?:blog|plain-pages)\/[^:]+): /.exec(line)?.[1];
  const file = path && join(contentFolder, path);
  if (!file || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  // An article's text may have the line “draft: true”, too.
  const entries = file.endsWith('.md') ? /^---[ \t]*\r?\n[^]*?^---[ \t]*$/m.exec(text)?.[0] : text;
  return isTrue(/^draft:(.*)$/m.exec(entries ?? '')?.[1] ?? '') ? path : undefined;
}

function isTrue(yaml: string): boolean {
  try {
    return parse(yaml) === true;
  } catch {
    return false;
  }
}
