import { localeOf } from '#languages/languages.ts';
import type { SiteContent } from './site-content.ts';

/** An ISO date in the site's format, in digits: 24/01/2025, 24.01.2025. */
export const formatDate = (isoDate: string, { language, company }: Pick<SiteContent, 'language' | 'company'>) =>
  new Intl.DateTimeFormat(language.dayLocale ?? localeOf(company), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(isoDate));
