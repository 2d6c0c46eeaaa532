import { nat, record, sample, tuple } from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast } from '#content/schema/color.ts';
import { paletteSchema, type Palette } from '#content/schema/palette.ts';
import { neutralPictures, type NeutralPicture } from './neutral-pictures.ts';
import { neutralSvg, textColorOver } from './neutral-svg.ts';

const hex = tuple(nat(255), nat(255), nat(255)).map(
  (channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
);

/** Palettes of five colors that a company may have. */
const acceptedPalette = record({ main: hex, dark: hex, text: hex, accent: hex, second: hex })
  .map((colors) => paletteSchema.safeParse(colors).data)
  .filter((palette) => palette !== undefined);

/** One of each look and width, at an eighth of its size, with the same arrangement of sheets. */
const looks = [...new Map(neutralPictures.map((each) => [`${each.look} ${each.width}`, each])).values()].map(
  (picture) => ({ ...picture, width: picture.width / 8, height: Math.round(picture.height / 8) }),
);

async function weakestContrast(picture: NeutralPicture, palette: Palette, textColor: string): Promise<number> {
  const pixels = await sharp(Buffer.from(neutralSvg(picture, palette)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const colors = new Set(pixels.toString('hex').match(/.{6}/g));
  return Math.min(...[...colors].map((color) => contrast(textColor, `#${color}`)));
}

test('text on any part of a placeholder picture has enough contrast, in fifty random palettes', async () => {
  const weak: string[] = [];
  for (const palette of sample(acceptedPalette, { seed: 28, numRuns: 50 }))
    for (const picture of looks) {
      const textColor = textColorOver(picture.look, palette);
      const weakest = textColor === undefined ? 21 : await weakestContrast(picture, palette, textColor);
      // A pixel on the edge of two colors is blended and rounded by the renderer.
      if (weakest < 4.45) weak.push(`${picture.name} in ${palette.cobalt}: ${textColor} ${weakest.toFixed(2)}`);
    }
  expect(weak).toEqual([]);
}, 300_000);
