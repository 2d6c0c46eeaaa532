import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { ListedPicture } from '#content/schema/known-files.ts';
import { recipeOf, type Recipe } from '../encoding-recipes.ts';
import { cropPicture, type Crop } from './crop.ts';
import { pictureFolder } from './folders.ts';

/**
 * The encoder's effort, from 0 (fast) to 9 (smallest file). hashOf includes it, so that the next normal run replaces
 * what was encoded with less effort.
 */
const effort = Number(process.env['AVIF_EFFORT'] ?? 4);

// 4:2:0 blurs one-pixel text in a screenshot; a drawing looks the same in it and is a third smaller.
const avifOptions = ({ kind, quality }: Recipe) =>
  kind === 'interface'
    ? { quality: quality ?? 58, effort, chromaSubsampling: '4:4:4' }
    : { quality: quality ?? 50, effort, chromaSubsampling: '4:2:0' };
const jpegOptions = { quality: 74, mozjpeg: true };

/** A hash of all that decides a picture's files: the master's bytes, its crop and its recipe. */
export function hashOf(name: string, master: Buffer, crop?: Crop): string {
  const recipe = recipeOf(name);
  const settings = JSON.stringify([recipe, avifOptions(recipe), jpegOptions, ...(crop ? [crop] : [])]);
  return createHash('sha256').update(settings).update(master).digest('hex').slice(0, 16);
}

/** A channel from 0 to 255 as two hexadecimal digits. */
const hex = (channel: number) => channel.toString(16).padStart(2, '0');

/** Applies the EXIF orientation and drops all other metadata. */
const upright = (master: Buffer): Sharp => sharp(master).autoOrient();

/** Width and height in pixels, after EXIF rotation. */
export async function sizeOf(master: Buffer): Promise<{ width: number; height: number }> {
  return (await sharp(master).metadata()).autoOrient;
}

/**
 * Writes the files of one master into `folder`, one AVIF for each width and a JPEG, cropped if `crop` is given. Resolves with the
 * picture's index entry. If it fails, as on a full disk, the previous files remain.
 */
export async function encodePicture(
  name: string,
  master: Buffer,
  folder = pictureFolder,
  crop?: Crop,
): Promise<ListedPicture> {
  const recipe = recipeOf(name);
  const picture = crop ? await cropPicture(await upright(master).png().toBuffer(), crop) : master;
  const { width, height } = await sizeOf(picture);
  const background = recipe.background ?? '#ffffff';
  const fitWidth = (recipeWidth: number) => Math.min(recipeWidth, width);
  const widths = [...new Set(recipe.widths.map(fitWidth))];
  const jpegWidth = fitWidth(recipe.jpeg);
  const files = new Map<string, Buffer>();
  for (const avifWidth of widths) {
    files.set(
      `${name}-${avifWidth}.avif`,
      await upright(picture).resize(avifWidth).avif(avifOptions(recipe)).toBuffer(),
    );
  }
  const jpeg = upright(picture).flatten({ background }).resize(jpegWidth).jpeg(jpegOptions);
  files.set(`${name}-${jpegWidth}.jpg`, await jpeg.toBuffer());
  await writeTogether(files, folder);
  // The flattened picture is encoded first: sharp's statistics are those of its input, before any operation.
  const { dominant } = await sharp(await sharp(picture).flatten({ background }).toBuffer()).stats();
  const largest = widths.at(-1) ?? width;
  return {
    width: largest,
    height: Math.round((height * largest) / width),
    avif: widths,
    jpeg: jpegWidth,
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    hash: hashOf(name, master, crop),
  };
}

/** Writes files below `folder` under temporary names first, which removeOrphans deletes if the process is killed. */
async function writeTogether(files: ReadonlyMap<string, Buffer>, folder: URL): Promise<void> {
  const unfinished = (file: string) => new URL(`${file}.saving`, folder);
  try {
    for (const [file, bytes] of files) {
      await mkdir(new URL('.', unfinished(file)), { recursive: true });
      await writeFile(unfinished(file), bytes);
    }
    for (const file of files.keys()) await rename(unfinished(file), new URL(file, folder));
  } catch (error) {
    for (const file of files.keys()) await rm(unfinished(file), { force: true });
    throw error;
  }
}
