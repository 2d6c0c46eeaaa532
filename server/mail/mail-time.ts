import { localeOf } from '#languages/languages.ts';
import type { Company } from '../company/company.ts';
import type { TimeZone } from '../text/local-time.ts';

/** An ISO 8601 time as a mail shows it: `Saturday, November 21, 2026 at 12:00 PM CST`. */
export function mailTime(iso: string, company: Pick<Company, 'language' | 'country' | 'timeZone'>): string {
  const time = createFormatter(localeOf(company), company.timeZone).format(new Date(iso));
  // Seconds tell people nothing.
  const withoutSeconds = time.replace(/(:\d\d):\d\d/, '$1');
  // Node puts a narrow no-break space before AM and PM.
  return withoutSeconds.replaceAll('\u202f', ' ');
}

/** A formatter for the time zone; for UTC if this version of Node does not know it, unlike the one that built the site. */
function createFormatter(locale: string, timeZone: TimeZone): Intl.DateTimeFormat {
  const style = { dateStyle: 'full', timeStyle: 'long' } as const;
  try {
    return new Intl.DateTimeFormat(locale, { ...style, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  }
}
