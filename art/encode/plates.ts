import { readFile, writeFile } from 'node:fs/promises';
import type { ListedPicture } from '#content/schema/known-files.ts';
import { fileHash } from '../file-hash.ts';
import type { PictureFolders } from './folders.ts';

/**
 * Copies `<name>.plates.json`, which workshop/drawing/ writes beside a master whose plates move, and adds its hash to
 * the picture's entry. Ignores a file whose `of` is not the hash of this master: it was written for an earlier picture.
 * If the file is not JSON, calls `refuse` with its fix and leaves the entry as it is.
 */
export async function deliverPlates(
  name: string,
  entry: ListedPicture,
  master: Buffer,
  { masters, pictures }: PictureFolders,
  refuse: (file: string, problem: string) => void,
): Promise<ListedPicture> {
  const file = `${name}.plates.json`;
  const bytes = await readFile(new URL(file, masters)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const parsed = bytes && parsePlates(bytes);
  if (bytes && !parsed) {
    refuse(file, 'cannot be read: draw the picture again with workshop/drawing');
    return entry;
  }
  const { plates: _, ...entryWithoutPlates } = entry;
  if (!bytes || parsed?.of !== fileHash(master)) return entryWithoutPlates;
  await writeFile(new URL(file, pictures), bytes);
  return { ...entry, plates: fileHash(bytes) };
}

/** The hash of the master that plates were written for, as `of`; undefined if they are not JSON. */
function parsePlates(bytes: Buffer): { of?: unknown } | undefined {
  try {
    return JSON.parse(bytes.toString()) as { of?: unknown };
  } catch {
    return undefined;
  }
}
