import { randomBytes } from 'node:crypto';
import { referenceAlphabet } from '#contract/enquiry-reference.ts';

/**
 * A random reference for an enquiry. Not derived from its text, or its sender could choose it; and not from its id,
 * which would reveal how many there are and would repeat after a restore.
 */
export function newReference(): string {
  // 256 is a multiple of 16: every character is equally likely.
  const characters = Array.from(randomBytes(8), (byte) => referenceAlphabet.charAt(byte % referenceAlphabet.length));
  characters.splice(4, 0, '-');
  return characters.join('');
}
