import { randomBytes } from 'node:crypto';
import { referenceAlphabet } from '#contract/enquiry-reference.ts';

/**
 * A random reference for an enquiry. Not made of what the enquiry says: whoever wrote it could choose the reference then;
 * and not of its id, which would reveal how many there are and comes again after a backup is restored.
 */
export function newReference(): string {
  // 256 is a multiple of 16: every character is as likely.
  const characters = Array.from(randomBytes(8), (byte) => referenceAlphabet.charAt(byte % referenceAlphabet.length));
  characters.splice(4, 0, '-');
  return characters.join('');
}
