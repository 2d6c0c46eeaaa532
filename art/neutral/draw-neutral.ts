import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandPalette } from '../brand/read-brand.ts';
import { masterFolder } from '../encode/folders.ts';
import { neutralPictures } from './neutral-pictures.ts';
import { neutralSvg } from './neutral-svg.ts';

/** What was drawn last, by name: a master with other bytes is somebody's own picture. */
const record = new URL('drawn.json', import.meta.url);

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/**
 * Draws the neutral pictures into art/masters/ in the company's colors: those that are missing only with `all`, and again
 * those that nobody has put another picture in the place of. Needs neither Blender nor a browser.
 */
export async function drawNeutral([which]: string[]): Promise<void> {
  const palette = brandPalette();
  const known = existsSync(record) ? (JSON.parse(await readFile(record, 'utf8')) as Record<string, string>) : {};
  const drawn: Record<string, string> = {};
  let kept = 0;
  for (const picture of neutralPictures) {
    const file = new URL(`${picture.name}.jpg`, masterFolder);
    const here = existsSync(file) ? hashOf(await readFile(file)) : undefined;
    if (here === undefined ? which !== 'all' : here !== known[picture.name]) {
      kept += 1;
      continue;
    }
    await mkdir(new URL('.', file), { recursive: true });
    const jpeg = await sharp(Buffer.from(neutralSvg(picture, palette)))
      .jpeg({ quality: 90, mozjpeg: true })
      .toBuffer();
    await writeFile(file, jpeg);
    drawn[picture.name] = hashOf(jpeg);
  }
  await writeFile(record, `${JSON.stringify(drawn, null, 2)}\n`);
  console.log(
    `${Object.keys(drawn).length} neutral pictures drawn, ${kept} left as they are. Next: npm run art -- encode`,
  );
}
