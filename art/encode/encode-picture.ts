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
 * Writes the files of one picture into `folder`, one AVIF for each width and a JPEG, cropped if `crop` is given. Resolves with the
 * picture's index entry. If it fails, as on a full disk, the previous files remain.
 */
export async function encodePicture(
  name: string,
  original: Buffer,
  folder = pictureFolder,
  crop?: Crop,
): Promise<ListedPicture> {
  const recipe = recipeOf(name);
  const master = crop ? await cropPicture(await upright(original).png().toBuffer(), crop) : original;
  const { width, height } = await sizeOf(master);
  const background = recipe.background ?? '#ffffff';
  const fitWidth = (recipeWidth: number) => Math.min(recipeWidth, width);
  const widths = [...new Set(recipe.widths.map(fitWidth))];
  const jpeg = fitWidth(recipe.jpeg);
  const files = new Map<string, Buffer>();
  for (const avifWidth of widths) {
    files.set(
      `${name}-${avifWidth}.avif`,
      await upright(master).resize(avifWidth).avif(avifOptions(recipe)).toBuffer(),
    );
  }
  const flat = upright(master).flatten({ background }).resize(jpeg).jpeg(jpegOptions);
  files.set(`${name}-${jpeg}.jpg`, await flat.toBuffer());
  await writeTogether(files, folder);
  // Encoded once between: sharp's statistics are those of its input, before any operation.
  const { dominant } = await sharp(await sharp(master).flatten({ background }).toBuffer()).stats();
  const largest = widths.at(-1) ?? width;
  return {
    width: largest,
    height: Math.round((height * largest) / width),
    avif: widths,
    jpeg,
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    hash: hashOf(name, original, crop),
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
