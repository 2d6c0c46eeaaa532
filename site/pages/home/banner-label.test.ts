import { expect, test } from 'vitest';
import { bannerLabel } from './banner-label.ts';

test.each([
  ['Six products, all our own', 'Six products'],
  ['Custom software. Made here.', 'Custom software'],
  ['2,400 cars on one board', '2,400 cars on one board'],
  ['Built on Node.js, run by us', 'Built on Node.js'],
])('the button of the banner “%s” says “%s”', (title, label) => {
  expect(bannerLabel(title)).toBe(label);
});
