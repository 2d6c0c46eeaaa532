import type { Lamp, Point } from './scene.ts';

/** The one light of all pictures: warm from the upper left, a cool fill from the lower right. Power in watts. */
export function lamps({
  key = 1900,
  fill = 420,
  size = 3.4,
  from = [-8, 6, 9] as Point,
  to = [-1, 3, 0] as Point,
} = {}): Lamp[] {
  return [
    { at: from, to, size, power: key, color: '#ffeee2' },
    { at: [6, -6, 8], to: [0, 2, 0], size: 7, power: fill, color: '#9fb9ff' },
  ];
}
