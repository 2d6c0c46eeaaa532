import { existsSync, readFileSync } from 'node:fs';
import { fileHash } from '../file-hash.ts';

/** The hashes of the drawn pictures, by name: a master with another hash is the company's own picture. */
export const hashFile = new URL('drawn.json', import.meta.url);

/** The hashes at the last drawing; empty in the sample, whose pictures are its own. */
export const drawnHashes = (): Record<string, string> =>
  existsSync(hashFile) ? (JSON.parse(readFileSync(hashFile, 'utf8')) as Record<string, string>) : {};

/** The names of the neutral pictures in `masters` that are not replaced yet. */
export function unreplacedPictures(masters: URL): string[] {
  return Object.entries(drawnHashes())
    .filter(([name, hash]) => {
      const file = new URL(`${name}.jpg`, masters);
      return existsSync(file) && fileHash(readFileSync(file)) === hash;
    })
    .map(([name]) => name);
}
