import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureFolder } from './folders.ts';
import { filesOf, type PictureIndex } from './picture-index.ts';

/** Deletes derived files, complete or not, that belong to no entry of the index. Resolves with their number. */
export async function removeOrphans(index: PictureIndex, folder = pictureFolder): Promise<number> {
  const indexedFiles = new Set(Object.entries(index).flatMap(([name, entry]) => filesOf(name, entry)));
  const present = (await readdir(folder, { recursive: true })).filter((path) =>
    /\.(avif|jpg|plates\.json)(\.saving)?$/.test(path),
  );
  const orphans = present.filter((path) => !indexedFiles.has(path));
  for (const path of orphans) await rm(join(fileURLToPath(folder), path));
  return orphans.length;
}
