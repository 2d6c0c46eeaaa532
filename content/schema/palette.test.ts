import { expect, test } from 'vitest';
import { contrast, mix, ensureContrast } from './color.ts';
import { colorNames, paletteSchema, staleColors } from './palette.ts';

const baseColors = { main: '#7a2e12', dark: '#241410', text: '#2a1a15', accent: '#e8a33d', second: '#3f4a24' };
const issuesOf = (palette: object) =>
  paletteSchema.safeParse(palette).error?.issues.map(({ path, message }) => [path, message]);

test('contrast is WCAG’s: 21 for black on white, 1 for a color on itself', () => {
  expect(contrast('#000000', '#fff')).toBe(21);
  expect(contrast('#2348c7', '#2348c7')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('all other colors are derived from five, with enough contrast for text', () => {
  const palette = paletteSchema.parse(baseColors);
  expect(Object.keys(palette).toSorted()).toEqual(colorNames.toSorted());
  expect(palette).toMatchObject({
    cobalt: baseColors.main,
    night: baseColors.dark,
    haze: mix(baseColors.main, '#ffffff', 0.88),
  });
});

test.each([
  ['blue', { main: '#1144bb', dark: '#0a1024', text: '#111827', accent: '#ffb020', second: '#14532d' }],
  ['gray', { main: '#444444', dark: '#111111', text: '#222222', accent: '#bbbbbb', second: '#333333' }],
  ['green', { main: '#0b6b3a', dark: '#04150c', text: '#10201a', accent: '#f26b8a', second: '#5b2a86' }],
])('the colors derived from a %s company’s five need no tuning', (_, colors) => {
  expect(issuesOf(colors)).toBeUndefined();
});

test('a color with too little contrast is reported once, with the pair, its contrast and a suggestion', () => {
  expect(issuesOf({ ...baseColors, main: '#e0a090' })).toEqual([
    [
      ['main'],
      'is too weak: #e0a090 on #f6f6f6 (links on a light band) has a contrast of 2.02 and needs 4.5: try #8f665c',
    ],
  ]);
  expect(issuesOf({ ...baseColors, tuned: { slate: '#cccccc' } })?.[0]?.[0]).toEqual(['tuned', 'slate']);
});

test('a suggested color has enough contrast', () => {
  for (const background of ['#ffffff', '#0b1830', '#808080']) {
    expect(contrast(ensureContrast('#7f7f7f', background, 4.5), background)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a tuned color is stale if it would be derived differently from the changed five', () => {
  const tuned = { deep: '#2a1a15', mist: '#e0e4d8', peach: '#ffe0b0' };
  const stale = (palette: object) => staleColors({ ...baseColors, tuned, ...palette });
  expect(stale({})).toEqual({ changed: [], tuned: [] });
  expect(stale({ tunedFor: baseColors })).toEqual({ changed: [], tuned: [] });
  expect(stale({ tunedFor: { ...baseColors, main: '#2348c7' } })).toEqual({
    changed: [{ name: 'main', before: '#2348c7', now: baseColors.main }],
    tuned: ['deep'],
  });
  expect(stale({ tunedFor: { ...baseColors, accent: '#ff7a4d', second: '#1f4d46' } }).tuned).toEqual(['mist', 'peach']);
});
