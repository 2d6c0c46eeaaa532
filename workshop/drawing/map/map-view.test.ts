import { expect, test } from 'vitest';
import { MapView } from './map-view.ts';

const view = new MapView({ width: 100, height: 100, span: 1, around: { longitude: 0, latitude: 0 }, at: [0, 0] });
const name = { left: 40, top: 40, right: 60, bottom: 50 };

test.each([
  ['across a name', [[0.3, -0.1] as const, [0.7, -0.7] as const], true],
  ['within the gap beside it', [[0.63, 0] as const, [0.63, -0.9] as const], true],
  ['past it', [[0.67, 0] as const, [0.67, -0.9] as const], false],
])('a road that leads %s', (_, line, through) => {
  expect(view.runsThrough(line, name, 5)).toBe(through);
});
