import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { shapeProblem } from '#prerender/content/picture-shapes.ts';
import { encodePicture, hashOf, sizeOf } from './encode-picture.ts';
import { findMasters } from './find-masters.ts';
import { masterFolder, pictureFolder } from './folders.ts';
import { MasterError } from './master-error.ts';
import { filesOf, readIndex, writeIndex, type IndexEntry, type PictureIndex } from './picture-index.ts';
import { removeOrphans } from './remove-orphans.ts';

const isComplete = (name: string, entry: IndexEntry) =>
  filesOf(name, entry).every((file) => existsSync(new URL(file, pictureFolder)));

/**
 * Derives `content/pictures` from `art/masters`: encodes what changed since the last run, keeps the rest, deletes what
 * lost its master. The index is written after each picture: an interrupted run goes on where it stopped. Throws a
 * MasterError that lists the masters that cannot be delivered, once all others are.
 */
export async function encode(): Promise<void> {
  // The encoder would take every core for minutes.
  sharp.concurrency(1);
  await mkdir(pictureFolder, { recursive: true });
  const before = await readIndex();
  const problems: string[] = [];
  const refuse = (file: string, words: string) => void problems.push(`art/masters/${file}: ${words}`);
  const masters = await findMasters(refuse);
  const articles = await articleNames();
  const known = new Set(masters.map((master) => master.name));
  const index: PictureIndex = Object.fromEntries(Object.entries(before).filter(([name]) => known.has(name)));
  let encoded = 0;
  let kept = 0;
  for (const { name, file } of masters) {
    const master = await readFile(file);
    const entry = before[name];
    if (entry?.hash === hashOf(name, master) && isComplete(name, entry)) {
      kept += 1;
      continue;
    }
    const start = Date.now();
    const path = decodeURI(file.href.slice(masterFolder.href.length));
    const encodedNow = await encodeChecked(name, master, articles, (words) => refuse(path, words));
    if (!encodedNow) continue;
    index[name] = encodedNow;
    await writeIndex(index);
    encoded += 1;
    console.log(`${name} ${Date.now() - start} ms`);
  }
  await writeIndex(index);
  const removed = await removeOrphans(index);
  console.log(`${masters.length} pictures: ${encoded} encoded, ${kept} kept; ${removed} files removed`);
  if (problems.length > 0) throw new MasterError(problems.join('\n'));
}

/** The picture's entry; undefined when it was refused. */
async function encodeChecked(
  name: string,
  master: Buffer,
  articles: ReadonlySet<string>,
  refuse: (words: string) => void,
): Promise<IndexEntry | undefined> {
  const size = await sizeOf(master).catch(() => undefined);
  if (!size) refuse('cannot be read as a picture: open it in a picture program and export it as JPEG');
  const problem = size && shapeProblem(name, size, articles);
  if (problem) refuse(problem);
  return size && !problem ? encodePicture(name, master) : undefined;
}

async function articleNames(): Promise<Set<string>> {
  const files = await readdir(new URL('../blog/', pictureFolder));
  return new Set(files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -'.md'.length)));
}
