import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandPalette } from '../brand/read-brand.ts';
import { findMasters } from '../encode/find-masters.ts';
import { masterFolder } from '../encode/folders.ts';
import { neutralPictures } from './neutral-pictures.ts';
import { neutralSvg } from './neutral-svg.ts';
import { drawnHashes, drawnHashesFile } from './unreplaced-pictures.ts';
import { ArtError } from '../art-error.ts';
import { fileHash } from '../file-hash.ts';

/**
 * Draws the neutral pictures into art/masters/ in the company's colors: redraws the ones that have not been replaced and,
 * with `all`, also draws missing ones. Needs neither Blender nor a browser.
 */
export async function drawNeutral([scope]: string[]): Promise<void> {
  if (scope !== undefined && scope !== 'all')
    throw new ArtError(`“${scope}” is not an option: write npm run art -- neutral, or npm run art -- neutral all`);
  const palette = brandPalette();
  const lastHashes = drawnHashes();
  const hashes = { ...lastHashes };
  let count = 0;
  for (const picture of neutralPictures) {
    const file = new URL(`${picture.name}.jpg`, masterFolder);
    if (await mayDraw({ name: picture.name, lastHash: lastHashes[picture.name], scope })) {
      hashes[picture.name] = await drawTo(file, neutralSvg(picture, palette));
      count += 1;
    } else delete hashes[picture.name];
    // Written after each picture: one whose hash is missing counts as the company's own, and is never redrawn.
    await writeFile(drawnHashesFile, `${JSON.stringify(hashes, null, 2)}\n`);
  }
  console.log(
    `${count} neutral pictures drawn, ${neutralPictures.length - count} left as they are. Next: npm run art -- encode`,
  );
}

/** Whether a picture may be drawn: if it is as it was last drawn or, with `all`, if there is none in any format. */
export async function mayDraw(
  { name, lastHash, scope }: { name: string; lastHash: string | undefined; scope: string | undefined },
  masters: URL = masterFolder,
): Promise<boolean> {
  const master = (await findMasters(masters)).find((candidate) => candidate.name === name);
  if (!master) return scope === 'all';
  return fileHash(await readFile(master.file)) === lastHash;
}

/** Writes a drawing as JPEG. Resolves with the hash of the file. */
async function drawTo(file: URL, svg: string): Promise<string> {
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 90, mozjpeg: true }).toBuffer();
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, jpeg);
  return fileHash(jpeg);
}
