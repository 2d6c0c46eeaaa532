import { expect, test } from 'vitest';
import { wordmarkWidth } from './wordmark-width.ts';

const sign = { viewBox: '0 0 64 64' };

// The widths were measured in Chromium in the footer, in em, up to the last letter's ink.
test.each([
  ['Juniper Jay', 5.444],
  ['Casa Dourada', 6.733],
  ['Northwind', 5.364],
  ['Wolfsberger & Söhne Gesellschaft für Lager', 18.47],
])('the width of %s is estimated to within three thousandths', (name, measured) => {
  expect(Math.abs(wordmarkWidth(name, sign) / measured - 1)).toBeLessThan(0.003);
});

test('wide letters and a wide symbol make the wordmark wider', () => {
  expect(wordmarkWidth('MMWW', sign)).toBeGreaterThan(wordmarkWidth('illi', sign) * 1.5);
  expect(wordmarkWidth('A', { viewBox: '0 0 128 64' })).toBeCloseTo(wordmarkWidth('A', sign) + 0.92);
});
