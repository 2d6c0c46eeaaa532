import { expect, test } from 'vitest';
import { MapView } from './map-view.ts';

const view = new MapView({ width: 100, height: 100, span: 1, center: { longitude: 0, latitude: 0 }, at: [0, 0] });
const label = { left: 40, top: 40, right: 60, bottom: 50 };

test.each([
  ['crosses a label is near it', [[0.3, -0.1] as const, [0.7, -0.7] as const], true],
  ['comes nearer to a label than the gap is near it', [[0.63, 0] as const, [0.63, -0.9] as const], true],
  ['passes outside the gap around a label is not near it', [[0.67, 0] as const, [0.67, -0.9] as const], false],
])('a road that %s', (_, line, expected) => {
  expect(view.comesNear(line, label, 5)).toBe(expected);
});
