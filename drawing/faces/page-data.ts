import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a page of the site says, so that a product's face shows the same. Throws when the file is not there. */
export const pageData = (page: string): unknown =>
  parse(readFileSync(new URL(`../../content/pages/${page}.yaml`, import.meta.url), 'utf8'));
