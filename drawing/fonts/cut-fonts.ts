import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');

/** What nearly every page is written with: ASCII and the signs of careful typesetting. Figures and code use other faces. */
const plain = range(32, 126) + range(160, 191) + '×÷‐‑–—‘’‚“”„†•…‰′″‹›⁄€™←↑→↓−≈≠≤≥☐✓';
/** Letters of names from elsewhere, in a file that a browser loads where they stand (unicode-range in fonts.css). */
const accented = range(192, 255).replaceAll(/[×÷]/g, '');

const faces = [
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

/** The two faces cut down to what the site sets, by the name of the file. */
export async function cutFonts(): Promise<Record<string, Buffer>> {
  const fonts: Record<string, Buffer> = {};
  for (const { from, to, weight } of faces) {
    const source = readFileSync(new URL(import.meta.resolve(from)));
    for (const [name, characters] of [
      [to, plain],
      [`${to}-accented`, accented],
    ] as const) {
      const options = { targetFormat: 'woff2', variationAxes: { wght: weight } } as const;
      fonts[`${name}.woff2`] = await subsetFont(source, characters, options);
    }
  }
  return fonts;
}

/** Writes them into site/styles/fonts/. */
export async function writeFonts(): Promise<void> {
  for (const [name, font] of Object.entries(await cutFonts())) {
    writeFileSync(new URL(`../../site/styles/fonts/${name}`, import.meta.url), font);
    console.log(`${name} ${font.length} bytes`);
  }
}
