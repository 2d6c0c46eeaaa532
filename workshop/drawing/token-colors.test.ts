import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colors } from './reliefs/colors.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Each `#rgb` and `#rrggbb` in a file by its name, as a lowercase `#rrggbb`. */
const colorsIn = (text: string, pattern: RegExp) =>
  Object.fromEntries(
    [...text.matchAll(pattern)].map(([, name = '', digits = '']) => [
      name,
      `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`.toLowerCase(),
    ]),
  );

const tokens = colorsIn(read('../../site/styles/tokens.css'), /--([a-z]+): #([0-9a-f]{6}|[0-9a-f]{3});/g);

it('the reliefs have the colors of the site’s tokens', () => {
  const { hot: signal, ...others } = colors;
  expect(tokens).toMatchObject({ ...others, signal });
});

it('the rendered plates have the colors of the site’s tokens, and three shades between them', () => {
  const { midnight, royal, fern, ...others } = colorsIn(
    read('wing/blender/colors.py'),
    /'([a-z]+)': '#([0-9A-F]{6})'/g,
  );
  expect([midnight, royal, fern]).not.toContain(undefined);
  expect(Object.keys(others)).toContain('signal');
  expect(tokens).toMatchObject(others);
});
