import postcss from 'postcss';
import { expect, test } from 'vitest';
import { paletteSchema } from '#content/schema/palette.ts';
import { inlineTokens } from '#site/styles/inline-tokens.js';
import { brandColors, designColors } from './brand-colors.ts';

const palette = paletteSchema.parse({
  main: '#7a2e12',
  dark: '#241410',
  text: '#2a1a15',
  accent: '#e8a33d',
  second: '#3f4a24',
});

test('style sheets use the palette’s colors, even before an alpha value', async () => {
  const sheet = `:root{--cobalt: ${designColors().get('cobalt')}} a{color: var(--cobalt); box-shadow: 0 0 9px rgb(11 24 48 / 40%), 0 0 1px rgb(0 0 0 / 9%)}`;
  const { css } = await postcss([brandColors(palette)]).process(sheet, { from: undefined });
  expect(css).toBe(
    ':root{--cobalt: #7a2e12} a{color: var(--cobalt); box-shadow: 0 0 9px rgb(36 20 16 / 40%), 0 0 1px rgb(0 0 0 / 9%)}',
  );
});

test('a token’s inlined value is the palette’s color', async () => {
  const plugins = [inlineTokens(palette), brandColors(palette)];
  const sheet = 'a { color: var(--cobalt); box-shadow: var(--shadow) }';
  const { css } = await postcss(plugins).process(sheet, { from: undefined });
  expect(css).toBe('a { color: #7a2e12; box-shadow: 0 20px 40px -18px rgb(36 20 16 / 40%) }');
});

test('every color token has a color in the palette', () => {
  expect([...designColors().keys()].toSorted()).toEqual(Object.keys(palette).toSorted());
});
