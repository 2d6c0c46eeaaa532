import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { encodeIco } from './ico.ts';
import { icons } from './icons.ts';
import { brandLogos, brandPalette } from './read-brand.ts';

/** At this density the 96-unit drawing is larger than any icon, so that each size is scaled down. */
const density = 600;

// A palette makes the files of large icons smaller; the .ico file declares its pictures as 32 bits per pixel.
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64 })
    .toBuffer();

/** Writes the favicons and the app icons into `content/brand`, from its logo and palette. */
export async function writeBrand(): Promise<void> {
  const { favicon, faviconTiny, appIcon, touchIcon, maskableIcon } = icons(brandLogos(), brandPalette());
  const files: Record<string, string | Buffer> = {
    'favicon.svg': favicon,
    'favicon.ico': encodeIco([
      { size: 32, png: await png(favicon, 32) },
      { size: 16, png: await png(faviconTiny, 16) },
    ]),
    'apple-touch-icon.png': await png(touchIcon, 180),
    'icon-192.png': await png(appIcon, 192),
    'icon-512.png': await png(appIcon, 512),
    'icon-maskable-512.png': await png(maskableIcon, 512),
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(new URL(`../../content/brand/${name}`, import.meta.url), content);
    console.log(`${name} ${Buffer.byteLength(content)} bytes`);
  }
}
