import { readFile, writeFile } from 'node:fs/promises';
import type { ListedPicture } from '#content/schema/known-files.ts';
import { masterFolder, pictureFolder } from './folders.ts';
import { ArtError } from '../art-error.ts';
import { fileHash } from '../file-hash.ts';

/**
 * Copies `<name>.plates.json`, which workshop/drawing/ writes beside a master whose plates move, and adds its hash to
 * the picture's entry. Ignores a file whose `of` is not the hash of this master: it was written for an earlier picture.
 * Rejects with an ArtError if the file is not JSON.
 */
export async function deliverPlates(
  name: string,
  { plates: _, ...entry }: ListedPicture,
  master: Buffer,
  masters: URL = masterFolder,
  pictures: URL = pictureFolder,
): Promise<ListedPicture> {
  const file = `${name}.plates.json`;
  const bytes = await readFile(new URL(file, masters)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!bytes || masterHash(file, bytes) !== fileHash(master)) return entry;
  await writeFile(new URL(file, pictures), bytes);
  return { ...entry, plates: fileHash(bytes) };
}

/** The hash of the master that the plates were written for. */
function masterHash(file: string, bytes: Buffer): unknown {
  try {
    return (JSON.parse(bytes.toString()) as { of?: unknown }).of;
  } catch (error) {
    throw new ArtError(`${file} cannot be read: draw the picture again with workshop/drawing`, { cause: error });
  }
}
