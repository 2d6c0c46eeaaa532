import type { Lamp, Point } from './scene.ts';

/**
 * The usual light of pictures: a warm key lamp at the upper left, a cool fill lamp at the lower right. `key` and `fill` are
 * in watts; `from` and `to` are the key lamp's.
 */
export function lamps({ key = 1900, fill = 420, from = [-8, 6, 9] as Point, to = [-1, 3, 0] as Point } = {}): Lamp[] {
  return [
    { at: from, to, size: 3.4, power: key, color: '#ffeee2' },
    { at: [6, -6, 8], to: [0, 2, 0], size: 7, power: fill, color: '#9fb9ff' },
  ];
}
