import type { Lamp, Point } from './scene.ts';

/**
 * The light of `lamps` from far away: even across a wide field seen from the front. `key` is the light that a white plate facing
 * the key lamp gets from it; 1 shows the paint's full color. `to` is the field's center.
 */
export function evenLamps({ key = 0.85, to = [0, 0, 0] as Point } = {}): Lamp[] {
  // A square lamp of this power, this far away, lights a white plate by `share`.
  const lamp = (offset: Point, share: number, side: number, color: string): Lamp => ({
    at: [to[0] + offset[0], to[1] + offset[1], to[2] + offset[2]],
    to,
    size: side,
    power: share * (Math.PI * Math.hypot(...offset)) ** 2,
    color,
  });
  return [lamp([-45, 48, 96], key, 40, '#fff6ee'), lamp([30, -36, 42], 0.12, 30, '#9fb9ff')];
}
