import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** What the pages are written with: Latin 1 and the signs of careful typesetting. Figures and code use other faces. */
const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)).join('') +
  '‐‑–—‘’‚“”„†•…‰′″‹›⁄€™←↑→↓−×÷≈≠≤≥☐✓';

const faces = [
  {
    from: '@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal.woff2',
    to: 'special-gothic.woff2',
    weights: { min: 500, max: 650 },
  },
  {
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk.woff2',
    weights: { min: 400, max: 700 },
  },
];

/** Cuts the two faces down to what the site sets, into site/styles/fonts/. */
export async function makeFonts() {
  const folder = new URL('../site/styles/fonts/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const { from, to, weights } of faces) {
    const source = readFileSync(new URL(import.meta.resolve(from)));
    const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
    writeFileSync(new URL(to, folder), font);
    console.log(`${to}: ${source.length} -> ${font.length} bytes`);
  }
}
