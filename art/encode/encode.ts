import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ListedPicture } from '#content/schema/known-files.ts';
import { shapeProblem } from '#prerender/content/picture-shapes.ts';
import { cropOf, type Crop } from './crop.ts';
import { encodePicture, hashOf, sizeOf } from './encode-picture.ts';
import { findMasters } from './find-masters.ts';
import { focusFile, readFocus, type Focus } from './focus.ts';
import { pictureFolder, projectFolders, type PictureFolders } from './folders.ts';
import { ArtError } from '../art-error.ts';
import { hasRecipe, missingRecipe } from '../encoding-recipes.ts';
import { filesOf, readIndex, writeIndex, type PictureIndex } from './picture-index.ts';
import { deliverPlates } from './plates.ts';
import { removeOrphans } from './remove-orphans.ts';

const isComplete = (name: string, entry: ListedPicture, folder: URL) =>
  filesOf(name, entry).every((file) => existsSync(new URL(file, folder)));

/**
 * Derives `content/pictures` from `art/masters`: encodes what has changed since the last run, keeps the rest, deletes files
 * without a master. The index is written after each picture, so that an interrupted run resumes where it stopped. When all
 * other masters are encoded, throws an ArtError that lists the files that cannot be used. `onEncode` is called with the name of each
 * picture before it is encoded.
 */
export async function encode(
  folders: PictureFolders = projectFolders,
  onEncode: (name: string) => void = () => undefined,
): Promise<void> {
  const { masters: masterFolder, pictures } = folders;
  // The encoder would otherwise occupy every core for minutes.
  sharp.concurrency(1);
  await mkdir(pictures, { recursive: true });
  const previous = await readIndex(pictures);
  const problems: string[] = [];
  const refuse = (file: string, problem: string) => void problems.push(`art/masters/${file}: ${problem}`);
  const masters = await findMasters(masterFolder, refuse);
  const articleNames = await readArticleNames(pictures);
  const names = new Set(masters.map(({ name }) => name));
  const focuses = readFocus([...names], refuse, masterFolder);
  const index: PictureIndex = Object.fromEntries(Object.entries(previous).filter(([name]) => names.has(name)));
  const counts = { encoded: 0, kept: 0 };
  for (const { name, file } of masters) {
    const master = await readFile(file);
    const former = previous[name];
    const picture = await deliver({ name, master, former, focus: focuses.get(name), articleNames, pictures, onEncode });
    if ('problem' in picture) {
      refuse(file.href.slice(masterFolder.href.length), picture.problem);
      continue;
    }
    index[name] = await deliverPlates(name, picture.entry, master, folders, refuse);
    if (picture.entry === former) {
      counts.kept += 1;
      continue;
    }
    await writeIndex(index, pictures);
    counts.encoded += 1;
  }
  await writeIndex(index, pictures);
  const removedCount = await removeOrphans(index, pictures);
  console.log(
    `${masters.length} pictures: ${counts.encoded} encoded, ${counts.kept} kept; ${removedCount} files removed`,
  );
  if (problems.length > 0) throw new ArtError(problems.join('\n'));
}

const unreadable = 'cannot be read as a picture: open it in a picture program and export it as JPEG';

interface Delivery {
  name: string;
  master: Buffer;
  /** The picture's entry in the index of the last run. */
  former: ListedPicture | undefined;
  focus: Focus | undefined;
  articleNames: ReadonlySet<string>;
  pictures: URL;
  onEncode: (name: string) => void;
}

/** Encodes a picture unless its files are current. Resolves to its entry, which is `former` if it is kept, or to its problem. */
async function deliver(delivery: Delivery): Promise<{ entry: ListedPicture } | { problem: string }> {
  const { name, master, former, focus, articleNames, pictures, onEncode } = delivery;
  if (!hasRecipe(name)) return { problem: missingRecipe };
  const size = await sizeOf(master).catch(() => undefined);
  if (!size) return { problem: unreadable };
  const crop = cropOf(name, size, articleNames, focus);
  if (former?.hash === hashOf(name, master, crop) && isComplete(name, former, pictures)) return { entry: former };
  const problem = shapeProblemOf(name, size, crop, articleNames);
  if (problem) return { problem };
  onEncode(name);
  const start = Date.now();
  const entry = await encodePicture(name, master, pictures, crop).catch((error: NodeJS.ErrnoException) => {
    // An error with a code comes from the file system, such as a full disk. Any other means that only part of the picture can be read.
    if (error.code !== undefined) throw error;
    return undefined;
  });
  if (!entry) return { problem: unreadable };
  console.log(`${name} ${Date.now() - start} ms${crop ? croppedNote(name, size, crop) : ''}`);
  return { entry };
}

interface Size {
  width: number;
  height: number;
}

/** The problem with the shape of what is shown of a picture, if it is not the shape that the name requires; otherwise undefined. */
function shapeProblemOf(name: string, size: Size, crop: Crop | undefined, articleNames: ReadonlySet<string>) {
  const problem = shapeProblem(name, crop ?? size, articleNames);
  return problem && crop
    ? `is ${size.width}x${size.height} pixels; the part of it with the right shape ${problem}`
    : problem;
}

const croppedNote = (name: string, size: Size, { width, height, focus }: Crop) =>
  `, cropped from ${size.width}x${size.height} to ${width}x${height}${focus ? '' : ` around its most salient part; “${name}: left” in art/masters/${focusFile} moves the crop`}`;

/** The names of the articles' files in content/blog/, without extension, after which their pictures are named. */
export async function readArticleNames(pictures = pictureFolder): Promise<Set<string>> {
  const folder = new URL('../blog/', pictures);
  const files = existsSync(folder) ? await readdir(folder) : [];
  return new Set(files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -'.md'.length)));
}
