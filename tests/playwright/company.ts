import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { companySchema } from '#content/schema/company.ts';

/** The company that the site is of, so that journeys hold for another as well. */
export const company = companySchema.parse(
  parse(readFileSync(join(import.meta.dirname, '../../content/company.yaml'), 'utf8')),
);
