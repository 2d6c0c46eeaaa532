import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandPalette } from '../brand/read-brand.ts';
import { masterFolder } from '../encode/folders.ts';
import { neutralPictures } from './neutral-pictures.ts';
import { neutralSvg } from './neutral-svg.ts';
import { fileHash } from '../file-hash.ts';

/** The hashes of the drawn pictures, by name: a master with another hash is the company's own picture. */
const hashFile = new URL('drawn.json', import.meta.url);

/**
 * Draws the neutral pictures into art/masters/ in the company's colors: redraws those that have not been replaced and,
 * with `all`, also draws missing ones. Needs neither Blender nor a browser.
 */
export async function drawNeutral([which]: string[]): Promise<void> {
  const palette = brandPalette();
  const known = existsSync(hashFile) ? (JSON.parse(await readFile(hashFile, 'utf8')) as Record<string, string>) : {};
  const drawn: Record<string, string> = {};
  let unchanged = 0;
  for (const picture of neutralPictures) {
    const file = new URL(`${picture.name}.jpg`, masterFolder);
    const current = existsSync(file) ? fileHash(await readFile(file)) : undefined;
    if (current === undefined ? which !== 'all' : current !== known[picture.name]) {
      unchanged += 1;
      continue;
    }
    await mkdir(new URL('.', file), { recursive: true });
    const jpeg = await sharp(Buffer.from(neutralSvg(picture, palette)))
      .jpeg({ quality: 90, mozjpeg: true })
      .toBuffer();
    await writeFile(file, jpeg);
    drawn[picture.name] = fileHash(jpeg);
  }
  await writeFile(hashFile, `${JSON.stringify(drawn, null, 2)}\n`);
  console.log(
    `${Object.keys(drawn).length} neutral pictures drawn, ${unchanged} left as they are. Next: npm run art -- encode`,
  );
}
