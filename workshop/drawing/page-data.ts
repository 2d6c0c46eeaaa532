import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The content of a page, such as `pos-system`, so that a drawing shows the same words and numbers. Throws if the file is missing. */
export const pageData = (page: string): unknown =>
  parse(readFileSync(new URL(`../../content/pages/${page}.yaml`, import.meta.url), 'utf8'));
