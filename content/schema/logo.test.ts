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
const wrapInSvg = (shapes: string) =>
  `<?xml version="1.0"?>\n<svg viewBox="0 0 120 60"><title>A wren</title>${shapes}</svg>`;

test('a logo’s main and accent colors are replaced, other colors are not', () => {
  const logo = readLogo(
    wrapInSvg('<path fill="#7A2E12" d="M0 0"/><path fill="#e8a33d" d="M1 1"/><path fill="#123456" d="M2 2"/>'),
  )!;
  expect(logo).toMatchObject({ viewBox: '0 0 120 60', center: [60, 30] });
  expect(paintedLogo(logo, palette, 'var(--logo-color)', 'var(--signal)')).toBe(
    '<path fill="var(--logo-color)" d="M0 0"/><path fill="var(--signal)" d="M1 1"/><path fill="#123456" d="M2 2"/>',
  );
});

test('a main color written in three digits is replaced, and cannot vanish', () => {
  const shortened = { ...palette, cobalt: '#221144' };
  const logo = readLogo(wrapInSvg('<path fill="#214" d="M0 0"/><path fill="#888" d="M1 1"/>'))!;
  expect(paintedLogo(logo, shortened, 'white')).toBe('<path fill="white" d="M0 0"/><path fill="#888" d="M1 1"/>');
  expect(vanishingProblem(logo, shortened)).toBeUndefined();
});

test('data-center is the logo’s visual center, and refused unless it is two numbers', () => {
  const centered = (center: string) =>
    wrapInSvg('<path fill="#123456" d="M0 0"/>').replace('<svg', `<svg data-center="${center}"`);
  expect(readLogo(centered('51 48'))?.center).toEqual([51, 48]);
  for (const center of ['51,48', '51', '', 'the middle', '51 48 0']) {
    expect(logoProblem(centered(center)), center).toContain(`has data-center="${center}"`);
  }
});

test('a drawing that cannot be a logo is refused, with the reason', () => {
  expect(logoProblem('<svg><path/></svg>')).toContain('has no viewBox');
  expect(logoProblem('')).toContain('is empty');
  expect(logoProblem(wrapInSvg(''))).toContain('has no shapes');
  expect(logoProblem(wrapInSvg('<text>Wren</text>'))).toContain('contains <text>, but a logo is plain shapes');
  expect(logoProblem(wrapInSvg('<defs><linearGradient/></defs>'))).toContain(
    'contains <defs>, but a logo is plain shapes',
  );
  expect(logoProblem(wrapInSvg('<path fill="#123456" d="M0 0"/>'))).toBeUndefined();
});

test.each([
  ['<path fill="#123456" onload="x()"/>', 'onload'],
  ['<a href="javascript:go()"><path fill="#123456"/></a>', '<a>'],
  ['<path fill="#123456"><animate attributeName="fill" to="red"/></path>', '<animate>'],
  ['</svg></div><p>Words</p><svg>', '<p>'],
  ['<path fill="#123456" d="M0 0">', 'broken or cut off'],
  ['<g><path fill="#123456" d="M0 0"/>', 'broken or cut off'],
  ['<path id="a" fill="#123456" d="M0 0"/>', '“id=”'],
  ['<path style="fill:#241410" d="M0 0"/>', '“style=”'],
  ['<path fill="#241410" opacity="0.1" d="M0 0"/>', '“opacity=”'],
])('a logo that would reach into the page, or whose colors cannot be checked, is refused: %s', (shapes, part) =>
  expect(logoProblem(wrapInSvg(shapes))).toContain(part),
);

test.each([
  ['<path fill="navy" d="M0 0"/>', '“navy”'],
  ['<path fill="rgb(36, 20, 16)" d="M0 0"/>', '“rgb(36, 20, 16)”'],
  ['<path fill="#24141080" d="M0 0"/>', '“#24141080”'],
  ['<path fill="currentColor" d="M0 0"/>', '“currentColor”'],
  ['<path fill="#123456" stroke="black" d="M0 0"/>', '“black”'],
  ['<path d="M0 0"/>', '<path> without a fill'],
  ['<g stroke="#123456"><circle r="9"/></g>', '<circle> without a fill'],
])('a color of the logo that is not written as a fill in digits is refused: %s', (shapes, words) =>
  expect(logoProblem(wrapInSvg(shapes))).toContain(words),
);

test.each([
  ['stroke="#123456"', 'stroke'],
  ['stroke-linecap="round"', 'stroke-linecap'],
  ['style="stroke-linejoin:round"', 'stroke-linejoin'],
  ['opacity="0.5"', 'opacity'],
  ['fill-rule="evenodd"', 'fill-rule'],
  ['style="clip-rule:evenodd; fill-rule:evenodd"', 'fill-rule'],
  ['transform="scale(2)"', 'transform'],
])(
  'an attribute of the <svg> that its shapes would inherit is refused, since the <svg> is not shown: %s',
  (attribute, name) => {
    const drawing = wrapInSvg('<path fill="#123456" d="M0 0"/>').replace('<svg', `<svg ${attribute}`);
    expect(logoProblem(drawing)).toContain(`has “${name}” at its <svg>`);
  },
);

test.each(['fill="none"', 'style="enable-background:new 0 0 9 9"', 'id="Layer_1"'])(
  'an attribute that drawing programs write on the <svg> without effect is accepted: %s',
  (attribute) =>
    expect(
      logoProblem(wrapInSvg('<path fill="#123456" d="M0 0"/>').replace('<svg', `<svg ${attribute}`)),
    ).toBeUndefined(),
);

test('an empty description hides no shape', () => {
  const shapes = '<path fill="#123456" d="M0 0"/>';
  expect(readLogo(wrapInSvg(`<desc/>${shapes}<desc>A bird</desc>`))?.shapes).toBe(shapes);
});

test('a main color that equals the accent becomes white on dark backgrounds', () => {
  const logo = readLogo(wrapInSvg('<path fill="#7a2e12" d="M0 0"/>'))!;
  expect(paintedLogo(logo, { ...palette, signal: palette.cobalt }, 'white')).toContain('fill="white"');
});

test('a group’s fill applies to its shapes, and quotes of either kind are read', () => {
  const shapes = `<g fill='#7a2e12'><path d='M0 0'/><line stroke = "#e8a33d" x2="9"/></g>`;
  expect(logoProblem(wrapInSvg(shapes))).toBeUndefined();
  expect(paintedLogo(readLogo(wrapInSvg(shapes))!, palette, 'white')).toContain(
    '<g fill="white"><path d="M0 0"/><line',
  );
  const quoted = `<path fill="#123456" data-note="a='b'" d="M0 0"/>`;
  expect(readLogo(wrapInSvg(quoted))!.shapes).toContain(`data-note="a='b'"`);
});

test('a part that would vanish on a dark or a white header is reported, with the fix', () => {
  const problemWith = (color: string) =>
    vanishingProblem(readLogo(wrapInSvg(`<path fill="#7A2E12" d="M0 0"/><path fill="${color}" d="M1 1"/>`))!, palette);
  expect(problemWith('#0b1c3a')).toBe(
    'has a part in #0b1c3a, which vanishes on a dark header (#241410, a contrast of 1.05): draw it in the main color #7a2e12, which is white on dark backgrounds, or in one that has 1.4 on white and on #241410',
  );
  expect(problemWith('#FFF')).toContain('in #fff, which vanishes on a white header');
  expect(vanishingProblem(readLogo(wrapInSvg('<path fill="#fff8e0"/>'))!, { ...palette, signal: '#fff8e0' })).toContain(
    'in #fff8e0, which vanishes on a white header',
  );
  for (const color of ['#7a2e12', '#e8a33d', '#888888']) expect(problemWith(color), color).toBeUndefined();
});
