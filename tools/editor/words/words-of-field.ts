import { commonWords } from './common-words.ts';
import { companyWords } from './company-words.ts';
import { drawingWords } from './drawing-words.ts';
import type { FieldWords } from './field-words.ts';
import { pageWords } from './page-words.ts';

const all: FieldWords = { ...drawingWords, ...pageWords, ...companyWords, ...commonWords };

/** The label and hint of a field anywhere, or within `parent` if it has its own there; undefined if it has none. */
export function wordsOfField(name: string, parent?: string): { label: string; hint: string } | undefined {
  const found = all[parent === undefined ? name : `${parent}.${name}`];
  return found && { label: found[0], hint: found[1] };
}
