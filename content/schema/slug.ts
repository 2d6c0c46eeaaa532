import { z } from 'zod';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether text can be used in an address unchanged. */
export const isSlug = (text: string): boolean => slugPattern.test(text);

/** How lowercase Latin letters other than a to z, with or without accents, are spelled. */
const spellings: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
};

/** Text for use in an address: `Moving Day 🎉` becomes `moving-day`, `Straße` `strasse`; '' if there are no Latin letters or digits. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[ßæœøłđðþħıŧŋ]/g, (letter) => spellings[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A name chosen as part of an address. */
export const slug = z.string().regex(slugPattern, { error: ({ input }) => slugMessage(String(input)) });

/** The message for text that cannot be part of an address. */
export function slugMessage(text: string): string {
  const suggestion = slugify(text);
  return `${text && `“${text}” `}may only contain lowercase letters, digits and single hyphens${suggestion && `: write ${suggestion}`}`;
}
