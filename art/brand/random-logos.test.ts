import { array, constantFrom, oneof, sample, tuple } from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast } from '#content/schema/color.ts';
import { logoProblem, minLogoContrast, paintedLogo, readLogo, vanishingProblem } from '#content/schema/logo.ts';
import type { Palette } from '#content/schema/palette.ts';
import { anyColor, randomPalettes } from '../testing/random-palettes.ts';

/** A color of a logo, as drawing programs write it; the palette's own colors are written as their names. */
const color = oneof(
  { weight: 4, arbitrary: constantFrom('cobalt', 'signal') },
  { weight: 4, arbitrary: anyColor },
  constantFrom('#FFF', '#000', 'navy', 'rgb(36, 20, 16)', '#24141080'),
);
/** The attribute that gives a part of a logo its color; `''` gives it none. */
const part = tuple(constantFrom('fill="#"', "fill='#'", 'style="fill:#"', 'opacity=".1" fill="#"', ''), color).map(
  ([attribute, value]) => attribute.replace('#', value),
);
const logos = sample(array(part, { minLength: 1, maxLength: 2 }), { seed: 28, numRuns: 40 });

/** A logo whose parts are columns, each ten pixels wide. */
const svgOf = (parts: readonly string[], { cobalt, signal }: Palette) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${parts.length * 10}" height="10" viewBox="0 0 ${parts.length * 10} 10">${parts
    .map(
      (paint, index) =>
        `<path ${paint.replace('cobalt', cobalt).replace('signal', signal)} d="M${index * 10} 0h10v10h-10z"/>`,
    )
    .join('')}</svg>`;

/** The lowest contrast of a part of the logo with the background that it is drawn on. */
async function lowestContrast(background: string, shapes: string, width: number): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><path fill="${background}" d="M0 0h${width}v10H0z"/>${shapes}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const middles = Array.from({ length: width / 10 }, (_, index) => (5 * width + index * 10 + 5) * 3);
  return Math.min(...middles.map((at) => contrast(`#${pixels.subarray(at, at + 3).toString('hex')}`, background)));
}

test('each part of an accepted logo is visible on the white and the dark header, in fifty random palettes', async () => {
  const faint: string[] = [];
  let accepted = 0;
  for (const palette of randomPalettes) {
    for (const parts of logos) {
      const svg = svgOf(parts, palette);
      const logo = readLogo(svg)!;
      if (logoProblem(svg) ?? vanishingProblem(logo, palette)) continue;
      accepted += 1;
      const width = parts.length * 10;
      const whiteHeaderContrast = await lowestContrast('#ffffff', logo.shapes, width);
      const darkHeaderContrast = await lowestContrast(palette.night, paintedLogo(logo, palette, '#ffffff'), width);
      if (Math.min(whiteHeaderContrast, darkHeaderContrast) < minLogoContrast) {
        faint.push(`${svg} on ${palette.night}`);
      }
    }
  }
  expect(faint).toEqual([]);
  expect(accepted).toBeGreaterThan(100);
});
