import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast } from '#content/schema/color.ts';
import type { Palette } from '#content/schema/palette.ts';
import { randomPalettes } from '../testing/random-palettes.ts';
import { neutralPictures, type NeutralPicture } from './neutral-pictures.ts';
import { neutralSvg, textColorOver } from './neutral-svg.ts';

/** One picture of each look and width that text is set over, at an eighth of its size: the arrangement is the same. */
const pictures = [...new Map(neutralPictures.map((each) => [`${each.look} ${each.width}`, each])).values()]
  .filter(({ look }) => textColorOver(look, randomPalettes[0]!) !== undefined)
  .map((picture) => ({ ...picture, width: Math.round(picture.width / 8), height: Math.round(picture.height / 8) }));

async function weakestContrast(picture: NeutralPicture, palette: Palette, textColor: string): Promise<number> {
  const pixels = await sharp(Buffer.from(neutralSvg(picture, palette)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const colors = new Set(pixels.toString('hex').match(/.{6}/g));
  return Math.min(...[...colors].map((color) => contrast(textColor, `#${color}`)));
}

test('text on any part of one neutral picture of each look and width has enough contrast, in fifty random palettes', async () => {
  expect(pictures.length).toBeGreaterThan(0);
  const weak: string[] = [];
  for (const palette of randomPalettes) {
    for (const picture of pictures) {
      const textColor = textColorOver(picture.look, palette)!;
      const weakest = await weakestContrast(picture, palette, textColor);
      // The limit is not 4.5: the renderer blends and rounds the pixels on the edge of two colors.
      if (weakest < 4.45) weak.push(`${picture.name} in ${palette.cobalt}: ${textColor} ${weakest.toFixed(2)}`);
    }
  }
  expect(weak).toEqual([]);
}, 300_000);

test('where the main and the accent color are equal, only the accent’s sheet is small', () => {
  const palette = { ...randomPalettes[0]!, signal: randomPalettes[0]!.cobalt };
  const picture = neutralPictures.find(({ look }) => look === 'dark')!;
  // A sheet’s path begins at half its size above its center. A picture has seven sheets, each of another size.
  const sizes = [...neutralSvg(picture, palette).matchAll(/M0 -([\d.]+)A/g)].map(([, half]) => Number(half) * 2);
  const unit = Math.min(picture.width, picture.height);
  expect(new Set(sizes).size).toBe(7);
  expect([...new Set(sizes)].filter((size) => size < unit * 0.25)).toHaveLength(1);
});
