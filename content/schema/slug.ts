import { z } from 'zod';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether words can stand in an address as they are. */
export const isSlug = (words: string): boolean => slugPattern.test(words);

/** Words as they stand in an address: `Moving Day 🎉` is `moving-day`; '' where no letter or digit is among them. */
export const slugify = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A name of one's own that becomes part of an address. */
export const slug = z.string().regex(slugPattern, {
  error: ({ input }) => {
    const proper = slugify(String(input));
    return `“${String(input)}” may only contain lowercase letters, digits and single hyphens${proper && `: write ${proper}`}`;
  },
});
