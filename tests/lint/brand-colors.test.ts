import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rgbChannels } from '#content/schema/color.ts';
import { designColors } from '#prerender/brand-colors.ts';
import { projectRoot } from '#prerender/project-root.ts';

/**
 * Folders whose code is served, mailed or displayed. Pictures are exempt: `workshop/drawing/` and its output have colors of their
 * own.
 */
const modules = ['site', 'server', 'contract', 'hosting', 'languages', 'prerender'];

/** The files in which colors may be written, with the reason. */
const filesWithColors: Record<string, string> = {
  'site/styles/tokens.css': 'names the colors; the build gives each the value of content/brand/palette.yaml',
  'server/testing/example-company.ts': 'the colors of a company made up for tests',
};

const files = globSync(`{${modules.join(',')}}/**/*.{css,ts,tsx,js}`, { cwd: projectRoot }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !(file in filesWithColors),
);

/** The first three or six digits of a color that has four or eight. */
const withoutAlpha = (hex: string) => hex.slice(0, hex.length > 5 ? 7 : 4);

const isGray = ([red, green, blue]: readonly number[]) => red === green && green === blue;

const tokens = new Set([...designColors().values()].map((color) => rgbChannels(color).join(' ')));

/** Colors that would not change with the palette: the build replaces the channels of a token's color in `rgb(…)`. */
function ownColors(code: string): string[] {
  // Not in a character reference, such as &#039;, nor in an address or a longer name.
  const hexColors = (code.match(/(?<![&\w/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)/gi) ?? []).filter(
    (color) => !isGray(rgbChannels(withoutAlpha(color))),
  );
  const rgbColors = [...code.matchAll(/\brgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)/g)].flatMap(([whole, ...channels]) =>
    isGray(channels.map(Number)) || tokens.has(channels.join(' ')) ? [] : [`${whole})`],
  );
  const otherNotations = code.match(/\b(?:hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.][^)]*\)/g) ?? [];
  return [...hexColors, ...rgbColors, ...otherNotations];
}

test('no module has its own colors: they come from content/brand/palette.yaml', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    ownColors(readFileSync(join(projectRoot, file), 'utf8')).map((color) => `${file}: ${color}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['.a { background: #2b3f86 }', ['#2b3f86']],
  ["cobalt: '#2348C7'", ['#2348C7']],
  ["cobalt: '#2348c780', sky: '#24c8', shade: '#0008'", ['#2348c780', '#24c8']],
  ['.a { background: rgb(127 150 200 / 18%) }', ['rgb(127 150 200)']],
  ['.a { background: rgb(11 24 48 / 40%); color: #fff; border-color: rgb(0 0 0 / 9%) }', []],
  ['.a { color: hsl(226 70% 46%); fill: oklch(0.45 0.2 265) }', ['hsl(226 70% 46%)', 'oklch(0.45 0.2 265)']],
  // An anchor of such digits looks like a color.
  ['<a href="#add">&#039;</a>', ['#add']],
])('the colors in %s that would not follow the palette are %j', (code, colors) => {
  expect(ownColors(code)).toEqual(colors);
});
