import { readFile, rename, writeFile } from 'node:fs/promises';
import type { ListedPicture } from '#content/schema/known-files.ts';
import { pictureFolder } from './folders.ts';

export type PictureIndex = Record<string, ListedPicture>;

const indexFile = (folder: URL) => new URL('index.json', folder);

/** The index of the last run; empty before the first. */
export async function readIndex(folder = pictureFolder): Promise<PictureIndex> {
  const text = await readFile(indexFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as PictureIndex;
}

/** Writes the index with one line per picture, sorted by name, to avoid merge conflicts. */
export async function writeIndex(index: PictureIndex, folder = pictureFolder): Promise<void> {
  const lines = Object.keys(index)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(index[name])}`);
  // The file is replaced by a rename: a run that is killed here, or a build that reads it, must not find half of it.
  const unfinished = new URL('.index.json.saving', folder);
  await writeFile(unfinished, `{\n${lines.join(',\n')}\n}\n`);
  await rename(unfinished, indexFile(folder));
}

/** The files of an entry, relative to the picture folder. */
export const filesOf = (name: string, entry: ListedPicture): string[] => [
  ...entry.avif.map((width) => `${name}-${width}.avif`),
  `${name}-${entry.jpeg}.jpg`,
  ...(entry.plates ? [`${name}.plates.json`] : []),
];
