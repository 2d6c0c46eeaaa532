import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { companySchema } from '#content/schema/company.ts';
import { localDay } from '#prerender/content/local-day.ts';
import { orUndefined } from './content-source.ts';
import { isGroup } from './fields/editor-entry.ts';

/** The day at the company, at whose midnight pages appear: `2026-11-26`. The day in UTC if company.yaml cannot be read. */
export function todayAt(content: string): string {
  return localDay(new Date(), companySchema.shape.timeZone.safeParse(timeZoneIn(content)).data ?? 'UTC');
}

function timeZoneIn(content: string): unknown {
  const company = orUndefined(() => parse(readFileSync(join(content, 'company.yaml'), 'utf8')) as unknown);
  return isGroup(company) ? company['timeZone'] : undefined;
}
