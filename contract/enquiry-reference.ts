/**
 * The characters of enquiry references such as `K4MX-7R2W`, which the sender and the company use on paper and by phone.
 * No two of the sixteen look alike (no 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B) or rhyme when read aloud (of the
 * rhyming B C D E G P T V 3, only 3 is used), and they have too few vowels to spell a word.
 */
export const referenceAlphabet = '23456789FHKMRWXY';

/** Matches a string that is a reference in its written form. */
export const referenceShape = /^[2-9FHKMRWXY]{4}-[2-9FHKMRWXY]{4}$/;

/**
 * Parses a reference as people type it: in lowercase, without the hyphen, with spaces. Returns undefined if `text` is
 * not a reference.
 */
export function parseReference(text: string): string | undefined {
  const normalized = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^(.{4})(.{4})$/, '$1-$2');
  return referenceShape.test(normalized) ? normalized : undefined;
}
