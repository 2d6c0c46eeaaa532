import { localeOf } from '#languages/languages.ts';
import type { SiteContent } from './site-content.ts';

/** Formatters by locale: creating one takes dozens of times as long as formatting a date. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** An ISO date in the site's format, in digits, such as 24/01/2025 or 24.01.2025. */
export const formatDate = (isoDate: string, { language, company }: Pick<SiteContent, 'language' | 'company'>): string =>
  formatterFor(language.dateLocale ?? localeOf(company)).format(new Date(isoDate));

function formatterFor(locale: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  formatters.set(locale, formatter);
  return formatter;
}
