import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readKnownFiles } from '#content/schema/known-files.ts';
import { pictureUrl, platesUrl } from '#content/schema/picture.ts';
import { ContentError } from './content/content-error.ts';

export interface PictureCopy {
  /** The absolute path of its file. */
  file: string;
  /** Its path in the site. */
  address: string;
}

/**
 * Lists the files of the pictures with the addresses that content/schema/picture.ts gives them. Throws a ContentError that lists
 * the files that are missing.
 */
export function pictureCopies(contentFolder: string): PictureCopy[] {
  const folder = join(contentFolder, 'pictures');
  const { pictures } = readKnownFiles(contentFolder);
  const copies = Object.entries(pictures).flatMap(([name, { avif, jpeg, hash, plates }]) => [
    ...avif.map((width) => encodedFile(name, width, 'avif', hash)),
    encodedFile(name, jpeg, 'jpg', hash),
    ...(plates ? [{ file: `${name}.plates.json`, address: platesUrl(name, plates) }] : []),
  ]);
  const missing = copies.filter(({ file }) => !existsSync(join(folder, file)));
  if (missing.length > 0) throw new ContentError(missing.map(({ file }) => missingLine(file)));
  return copies.map(({ file, address }) => ({ file: join(folder, file), address }));
}

/** The file of one width, with its address. */
const encodedFile = (name: string, width: number, extension: 'avif' | 'jpg', hash: string) => ({
  file: `${name}-${width}.${extension}`,
  address: pictureUrl(name, width, hash, extension),
});

const missingLine = (file: string) =>
  `content/pictures/${file}: is not there, though content/pictures/index.json lists it: run “npm run art -- encode”, which makes it from its picture in art/masters/`;

/** The file at a picture's public address: its path is the address without the hash. */
export const pictureFile = (address: string) => address.replace(/\.[0-9a-f]{6}(\.\w+)$/, '$1');
