import { expect, test } from 'vitest';
import { logoProblem, paintedLogo, readLogo, vanishingProblem } from './logo.ts';
import { paletteSchema } from './palette.ts';

const palette = paletteSchema.parse({
  main: '#7a2e12',
  dark: '#241410',
  text: '#2a1a15',
  accent: '#e8a33d',
  second: '#3f4a24',
});
const svg = (shapes: string) => `<?xml version="1.0"?>\n<svg viewBox="0 0 120 60"><title>A wren</title>${shapes}</svg>`;

test('a logo’s main and accent colors are replaced, other colors are not', () => {
  const logo = readLogo(
    svg('<path fill="#7A2E12" d="M0 0"/><path fill="#e8a33d" d="M1 1"/><path fill="#123456" d="M2 2"/>'),
  )!;
  expect(logo).toMatchObject({ viewBox: '0 0 120 60', center: [60, 30] });
  expect(paintedLogo(logo, palette, 'var(--bird)', 'var(--signal)')).toBe(
    '<path fill="var(--bird)" d="M0 0"/><path fill="var(--signal)" d="M1 1"/><path fill="#123456" d="M2 2"/>',
  );
});

test('a drawing that cannot be a logo is refused, with the reason', () => {
  expect(logoProblem('<svg><path/></svg>')).toContain('not an SVG with a viewBox');
  expect(logoProblem(svg('<text>Wren</text>'))).toContain('contains <text>, but a logo is plain shapes');
  expect(logoProblem(svg('<path onload="x()"/>'))).toContain('contains “onload=”');
  expect(logoProblem(svg('<path d="M0 0"/>'))).toBeUndefined();
});

test('a part that would vanish on a dark or a white header is reported, with the fix', () => {
  const problemWith = (color: string) =>
    vanishingProblem(readLogo(svg(`<path fill="#7A2E12" d="M0 0"/><path fill="${color}" d="M1 1"/>`))!, palette);
  expect(problemWith('#0b1c3a')).toBe(
    'has a part in #0b1c3a, which vanishes on a dark header (#241410, a contrast of 1.0): draw it in the main color #7a2e12, which is white on dark backgrounds, or in one that has 1.4 on white and on #241410',
  );
  expect(problemWith('#FFF')).toContain('in #fff, which vanishes on a white header');
  for (const color of ['#7a2e12', '#e8a33d', '#888888']) expect(problemWith(color), color).toBeUndefined();
});
