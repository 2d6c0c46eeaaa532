import { z } from 'zod';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether text can be used in an address unchanged. */
export const isSlug = (text: string): boolean => slugPattern.test(text);

/** Text for use in an address: `Moving Day 🎉` becomes `moving-day`; '' if it has no letter or digit. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A name chosen as part of an address. */
export const slug = z.string().regex(slugPattern, { error: ({ input }) => slugMessage(String(input)) });

/** The message for text that cannot be part of an address. */
export function slugMessage(text: string): string {
  const suggestion = slugify(text);
  return `“${text}” may only contain lowercase letters, digits and single hyphens${suggestion && `: write ${suggestion}`}`;
}
