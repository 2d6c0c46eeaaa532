import { readFile, writeFile } from 'node:fs/promises';
import { pictureFolder } from './folders.ts';

/** Sizes in pixels. `color` is the ground that stands in while the picture loads, `hash` that of master and recipe. */
export interface IndexEntry {
  width: number;
  height: number;
  avif: number[];
  jpeg: number;
  color: string;
  hash: string;
  /** The hash of where its plates lie, when they move. */
  plates?: string;
}

export type PictureIndex = Record<string, IndexEntry>;

const file = new URL('index.json', pictureFolder);

/** The index of the last run; empty when there was none. */
export async function readIndex(): Promise<PictureIndex> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as PictureIndex;
}

/** One line a picture, sorted by name, so that two people who add pictures seldom meet in one line. */
export async function writeIndex(index: PictureIndex): Promise<void> {
  const lines = Object.keys(index)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(index[name])}`);
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** The files an entry stands for, relative to the picture folder. */
export const filesOf = (name: string, entry: IndexEntry): string[] => [
  ...entry.avif.map((width) => `${name}-${width}.avif`),
  `${name}-${entry.jpeg}.jpg`,
  ...(entry.plates ? [`${name}.plates.json`] : []),
];
