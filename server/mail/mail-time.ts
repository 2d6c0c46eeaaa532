import { localeOf } from '#languages/languages.ts';
import type { Company } from '../company/company.ts';

/** An ISO 8601 time as a mail shows it: `Saturday, November 21, 2026 at 12:00 PM CST`. */
export function mailTime(iso: string, company: Pick<Company, 'language' | 'country' | 'timeZone'>): string {
  const { timeZone } = company;
  const format = new Intl.DateTimeFormat(localeOf(company), { timeZone, dateStyle: 'full', timeStyle: 'long' });
  // Without seconds, which tell people nothing.
  return format
    .format(new Date(iso))
    .replace(/(:\d\d):\d\d/, '$1')
    .replaceAll('\u202f', ' ');
}
