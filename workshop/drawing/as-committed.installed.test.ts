import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { drawMaps } from './map/write-maps.ts';
import { drawMarks } from './marks/write-marks.ts';

const committed = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

it('the marks are drawn exactly as committed', async () => {
  expect(await drawMarks()).toBe(committed('content/brand/marks.svg').toString());
});

it('the maps of the offices are drawn exactly as committed', async () => {
  const maps = await drawMaps();
  // Two offices, each in two frames.
  expect(Object.keys(maps)).toHaveLength(4);
  for (const [name, map] of Object.entries(maps)) expect(map, name).toBe(committed(`content/brand/${name}`).toString());
});

it('the fonts are subset exactly as committed', async () => {
  const fonts = await subsetFonts();
  // Two typefaces, each in two files.
  expect(Object.keys(fonts)).toHaveLength(4);
  for (const [name, font] of Object.entries(fonts))
    expect(font.equals(committed(`site/styles/fonts/${name}`)), name).toBe(true);
});
