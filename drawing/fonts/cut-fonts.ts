import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Cuts the two faces down to what the site sets, into site/styles/fonts/. */
export async function makeFonts() {
  const folder = new URL('../../site/styles/fonts/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const { from, to, weight } of faces) {
    const source = readFileSync(new URL(import.meta.resolve(from)));
    for (const [name, characters] of [
      [to, plain],
      [`${to}-accented`, accented],
    ] as const) {
      const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: { wght: weight } });
      writeFileSync(new URL(`${name}.woff2`, folder), font);
      console.log(`${name}: ${source.length} -> ${font.length} bytes`);
    }
  }
}
