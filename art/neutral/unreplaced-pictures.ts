import { existsSync, readFileSync } from 'node:fs';
import { fileHash } from '../file-hash.ts';

/** The file with each neutral picture's hash at its last drawing; a master with another hash is the company's own. */
export const drawnHashesFile = new URL('drawn.json', import.meta.url);

/** The hashes at the last drawing; empty in the sample, whose pictures are its own. */
export const drawnHashes = (): Record<string, string> =>
  existsSync(drawnHashesFile) ? (JSON.parse(readFileSync(drawnHashesFile, 'utf8')) as Record<string, string>) : {};

/** The names of the neutral pictures in `masters` that are not replaced yet. */
export function unreplacedPictures(masters: URL): string[] {
  return Object.entries(drawnHashes())
    .filter(([name, hash]) => {
      const file = new URL(`${name}.jpg`, masters);
      return existsSync(file) && fileHash(readFileSync(file)) === hash;
    })
    .map(([name]) => name);
}
