import { expect, test } from 'vitest';
import { wordmarkWidth } from './wordmark-width.ts';

const sign = { viewBox: '0 0 64 64' };

/** As measured in Chromium, in em, with the typeface of the site, up to the last letter's ink. */
test.each([
  ['Juniper Jay', 5.48],
  ['Casa Dourada', 6.79],
  ['Wolfsberger & Söhne Gesellschaft für Lager', 18.57],
])('%s is given the room it takes, to a hundredth', (name, measured) => {
  const width = wordmarkWidth(name, sign);
  expect(width).toBeGreaterThan(measured);
  expect(width / measured).toBeLessThan(1.01);
});

test('wide letters and a wide sign take more', () => {
  expect(wordmarkWidth('MMWW', sign)).toBeGreaterThan(wordmarkWidth('illi', sign) * 1.5);
  expect(wordmarkWidth('A', { viewBox: '0 0 128 64' })).toBeCloseTo(wordmarkWidth('A', sign) + 0.92);
});
