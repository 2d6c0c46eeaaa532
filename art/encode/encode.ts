import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ListedPicture } from '#content/schema/known-files.ts';
import { shapeProblem } from '#prerender/content/picture-shapes.ts';
import { cropOf, type Crop } from './crop.ts';
import { encodePicture, hashOf, sizeOf } from './encode-picture.ts';
import { findMasters } from './find-masters.ts';
import { focusFile, readFocus } from './focus.ts';
import { ownFolders, pictureFolder, type PictureFolders } from './folders.ts';
import { ArtError } from '../art-error.ts';
import { filesOf, readIndex, writeIndex, type PictureIndex } from './picture-index.ts';
import { withPlates } from './plates.ts';
import { removeOrphans } from './remove-orphans.ts';

const isComplete = (name: string, entry: ListedPicture, folder: URL) =>
  filesOf(name, entry).every((file) => existsSync(new URL(file, folder)));

/**
 * Derives `content/pictures` from `art/masters`: encodes what has changed since the last run, keeps the rest, deletes files
 * without a master. The index is written after each picture, so that an interrupted run resumes where it stopped. When all
 * other masters are encoded, throws an ArtError that lists those that cannot be. `onEncode` is called with the name of each
 * picture before it is encoded.
 */
export async function encode(
  { masters: masterFolder, pictures }: PictureFolders = ownFolders,
  onEncode: (name: string) => void = () => undefined,
): Promise<void> {
  // The encoder would otherwise occupy every core for minutes.
  sharp.concurrency(1);
  await mkdir(pictures, { recursive: true });
  const previous = await readIndex(pictures);
  const problems: string[] = [];
  const refuse = (file: string, problem: string) => void problems.push(`art/masters/${file}: ${problem}`);
  const masters = await findMasters(refuse, masterFolder);
  const articles = await articleNames(pictures);
  const names = new Set(masters.map(({ name }) => name));
  const focuses = readFocus([...names], refuse, masterFolder);
  const index: PictureIndex = Object.fromEntries(Object.entries(previous).filter(([name]) => names.has(name)));
  let encoded = 0;
  let unchanged = 0;
  for (const { name, file } of masters) {
    const path = decodeURI(file.href.slice(masterFolder.href.length));
    const master = await readFile(file);
    const size = await sizeOf(master).catch(() => undefined);
    if (!size) {
      refuse(path, 'cannot be read as a picture: open it in a picture program and export it as JPEG');
      continue;
    }
    const crop = cropOf(name, size, articles, focuses.get(name));
    const former = previous[name];
    const isUnchanged = former?.hash === hashOf(name, master, crop) && isComplete(name, former, pictures);
    const problem = isUnchanged ? undefined : wrongShape(name, size, crop, articles);
    if (problem) {
      refuse(path, problem);
      continue;
    }
    if (!isUnchanged) onEncode(name);
    const entry = isUnchanged ? former : await encodeAndLog(name, master, size, crop, pictures);
    index[name] = await withPlates(name, entry, master, masterFolder, pictures);
    if (isUnchanged) unchanged += 1;
    else {
      await writeIndex(index, pictures);
      encoded += 1;
    }
  }
  await writeIndex(index, pictures);
  const removed = await removeOrphans(index, pictures);
  console.log(`${masters.length} pictures: ${encoded} encoded, ${unchanged} kept; ${removed} files removed`);
  if (problems.length > 0) throw new ArtError(problems.join('\n'));
}

/** Why a picture cannot be shown in the shape that its name requires; undefined if it can. */
function wrongShape(name: string, size: Size, crop: Crop | undefined, articles: ReadonlySet<string>) {
  const problem = shapeProblem(name, crop ?? size, articles);
  return problem && crop
    ? `is ${size.width}x${size.height} pixels; the part of it with the right shape ${problem}`
    : problem;
}

async function encodeAndLog(name: string, master: Buffer, size: Size, crop: Crop | undefined, pictures: URL) {
  const start = Date.now();
  const entry = await encodePicture(name, master, pictures, crop);
  console.log(`${name} ${Date.now() - start} ms${crop ? croppedNote(name, size, crop) : ''}`);
  return entry;
}

interface Size {
  width: number;
  height: number;
}

const croppedNote = (name: string, size: Size, { width, height, focus }: Crop) =>
  `, cropped from ${size.width}x${size.height} to ${width}x${height}${focus ? '' : ` around its most salient part; “${name}: left” in art/masters/${focusFile} moves the crop`}`;

/** The names of the files in content/blog/, without extension. */
export async function articleNames(pictures = pictureFolder): Promise<Set<string>> {
  const folder = new URL('../blog/', pictures);
  const files = existsSync(folder) ? await readdir(folder) : [];
  return new Set(files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -'.md'.length)));
}
