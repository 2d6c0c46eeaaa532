/**
 * What the sender of an enquiry and the company call it by, on paper and by telephone: `K4MX-7R2W`. Sixteen characters,
 * no two of which look alike (no 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B) or rhyme when they are read out (of B C D E G
 * P T V only 3), and too few vowels for a word.
 */
export const referenceAlphabet = '23456789FHKMRWXY';

/** A whole text that is a reference as it is written. */
export const referenceShape = /^[2-9FHKMRWXY]{4}-[2-9FHKMRWXY]{4}$/;

/** A reference as people type it: in small letters, without its hyphen, with spaces. Undefined when it is none. */
export function parseReference(text: string): string | undefined {
  const written = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^(.{4})(.{4})$/, '$1-$2');
  return referenceShape.test(written) ? written : undefined;
}
