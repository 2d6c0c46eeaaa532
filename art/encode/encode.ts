import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { encodePicture, hashOf } from './encode-picture.ts';
import { findMasters } from './find-masters.ts';
import { pictureFolder } from './folders.ts';
import { filesOf, readIndex, writeIndex, type IndexEntry, type PictureIndex } from './picture-index.ts';
import { removeOrphans } from './remove-orphans.ts';

const isComplete = (name: string, entry: IndexEntry) =>
  filesOf(name, entry).every((file) => existsSync(new URL(file, pictureFolder)));

/**
 * Derives `content/pictures` from `art/masters`: encodes what changed since the last run, keeps the rest, deletes what
 * lost its master. The index is written after each picture: an interrupted run goes on where it stopped.
 */
export async function encode(): Promise<void> {
  // The encoder would take every core for minutes.
  sharp.concurrency(1);
  await mkdir(pictureFolder, { recursive: true });
  const before = await readIndex();
  const masters = await findMasters();
  const known = new Set(masters.map((master) => master.name));
  const index: PictureIndex = Object.fromEntries(Object.entries(before).filter(([name]) => known.has(name)));
  let encoded = 0;
  for (const { name, file } of masters) {
    const master = await readFile(file);
    const entry = before[name];
    if (entry?.hash === hashOf(name, master) && isComplete(name, entry)) continue;
    const start = Date.now();
    index[name] = await encodePicture(name, master);
    await writeIndex(index);
    encoded += 1;
    console.log(`${name} ${Date.now() - start} ms`);
  }
  await writeIndex(index);
  const removed = await removeOrphans(index);
  console.log(
    `${masters.length} pictures: ${encoded} encoded, ${masters.length - encoded} kept; ${removed} files removed`,
  );
}
