import { expect, test } from 'vitest';
import { designColors } from '#prerender/brand-colors.ts';
import { readPalette } from '#prerender/content/read-palette.ts';
import { contentFolder } from '#tools/content-folder.ts';

test('the sample has the colors in which the site was designed', () => {
  expect(readPalette(contentFolder)).toEqual(Object.fromEntries(designColors()));
});
