import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** The characters from one code point to another. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');

/** The characters of nearly every page: ASCII and typographic punctuation. Code uses another typeface. */
const plainCharacters = range(32, 126) + range(160, 191) + '×÷‐‑–—‘’‚“”„†•…‰′″‹›⁄€™←↑→↓−≈≠≤≥☐✓';

/** Accented letters, in a file that browsers load only where they occur (unicode-range in fonts.css). */
const accentedCharacters = range(192, 255).replaceAll(/[×÷]/g, '');

const typefaces = [
  {
    from: '@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal.woff2',
    to: 'special-gothic',
    weight: 600,
  },
  {
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk',
    weight: { min: 450, max: 700 },
  },
];

/** Creates subsets of the two typefaces with the characters that the site uses, by file name. */
export async function subsetFonts(): Promise<Record<string, Buffer>> {
  const fonts: Record<string, Buffer> = {};
  for (const { from, to, weight } of typefaces) {
    const source = readFileSync(new URL(import.meta.resolve(from)));
    for (const [name, characters] of [
      [to, plainCharacters],
      [`${to}-accented`, accentedCharacters],
    ] as const) {
      const options = { targetFormat: 'woff2', variationAxes: { wght: weight } } as const;
      fonts[`${name}.woff2`] = await subsetFont(source, characters, options);
    }
  }
  return fonts;
}

/** Writes the subsets into site/styles/fonts/. */
export async function writeFonts(): Promise<void> {
  for (const [name, font] of Object.entries(await subsetFonts())) {
    writeFileSync(new URL(`../../../site/styles/fonts/${name}`, import.meta.url), font);
    console.log(`${name} ${font.length} bytes`);
  }
}
