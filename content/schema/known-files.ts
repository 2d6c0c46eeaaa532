import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture as pictures/index.json of a content folder lists it. Sizes in pixels. */
export interface ListedPicture {
  width: number;
  height: number;
  /** The widths it has. */
  avif: number[];
  jpeg: number;
  color: string;
  hash: string;
}

/** The files of a content folder that words may name. */
export interface KnownFiles {
  pictures: Record<string, ListedPicture>;
  /** The symbols in brand/marks.svg: their markup by id. */
  marks: Map<string, string>;
}

/** Reads what the content folder `root` holds. */
export function readKnownFiles(root: string): KnownFiles {
  const sprite = readFileSync(join(root, 'brand/marks.svg'), 'utf8');
  return {
    pictures: JSON.parse(readFileSync(join(root, 'pictures/index.json'), 'utf8')) as KnownFiles['pictures'],
    marks: new Map(
      [...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id]) => [id ?? '', symbol]),
    ),
  };
}

let current: KnownFiles | undefined;

/** Runs `check`, in which names of pictures and marks are looked for in `files`. Not for checks that wait. */
export function withKnownFiles<Result>(files: KnownFiles, check: () => Result): Result {
  const before = current;
  current = files;
  try {
    return check();
  } finally {
    current = before;
  }
}

/** The files to look for names in. Throws outside `withKnownFiles`: a schema alone does not know a folder. */
export function knownFiles(): KnownFiles {
  if (!current) throw new Error('Names of pictures and marks are checked within withKnownFiles only');
  return current;
}
