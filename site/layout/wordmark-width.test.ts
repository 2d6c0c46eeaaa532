import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordmarkWidth } from './wordmark-width.ts';

const symbol = { viewBox: '0 0 64 64' };

// The widths were measured in Chromium in the footer, in em, up to the last letter's ink.
test.each([
  ['Juniper Jay', 5.444],
  ['Casa Dourada', 6.733],
  ['Northwind', 5.364],
  ['Wolfsberger & Söhne Gesellschaft für Lager', 18.47],
  ['Plan A Group', 6.297],
  ['Æon', 3.043],
  ['Læsø', 3.313],
])('the width of %s is estimated to within three thousandths', (name, measured) => {
  expect(Math.abs(wordmarkWidth(name, symbol) / measured - 1)).toBeLessThan(0.003);
});

test('the estimate repeats the symbol’s height, the gap and the letter spacing of the footer’s style sheet', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'footer.module.css'), 'utf8');
  const rule = /^\.wordmark \{.*?^\}/ms.exec(sheet)?.[0];
  for (const declaration of ['--symbol-height: 0.92em;', 'gap: 0.16em;', 'letter-spacing: -0.045em;'])
    expect(rule).toContain(declaration);
});

test('wide letters and a wide symbol make the wordmark wider', () => {
  expect(wordmarkWidth('MMWW', symbol)).toBeGreaterThan(wordmarkWidth('illi', symbol) * 1.5);
  expect(wordmarkWidth('A', { viewBox: '0 0 128 64' })).toBeCloseTo(wordmarkWidth('A', symbol) + 0.92);
});

test('a name is as wide with separate accent characters as with accented letters', () => {
  expect(wordmarkWidth('Cafe\u0301 Mu\u0308ller', symbol)).toBe(wordmarkWidth('Café Müller', symbol));
});

test('a Hangul syllable is as wide as an ideograph', () => {
  expect(wordmarkWidth('한국소프트', symbol)).toBe(wordmarkWidth('漢字電車国', symbol));
});

// Measured in Chromium, in a wide fallback typeface.
test.each([
  ['Škoda', 3.753],
  ['Œuvre', 4.03],
  ['Łódź Żory', 5.45],
  ['Берёза', 4.925],
])('%s, with letters that the typeface lacks, is not estimated narrower than it is drawn', (name, measured) => {
  expect(wordmarkWidth(name, symbol)).toBeGreaterThan(measured);
});
