import { polar, bezier, type Outline, type Point } from '../paper/outlines.ts';
import type { Piece } from '../paper/paper-svg.ts';

/** A smooth closed outline through all points. */
export function blob(points: Point[], steps = 10): Outline {
  const point = (order: number): Point => points[(order + points.length) % points.length] ?? [0, 0];
  const bend = (from: Point, to: Point, by: Point, sign: number): Point => [
    by[0] + (sign * (to[0] - from[0])) / 6,
    by[1] + (sign * (to[1] - from[1])) / 6,
  ];
  return points.flatMap((start, order) => {
    const end = point(order + 1);
    return bezier(
      start,
      bend(point(order - 1), end, start, 1),
      bend(start, point(order + 2), end, -1),
      end,
      steps,
    ).slice(1);
  });
}

/** An outline that ends where it begins: to be joined to another as a hole. */
export const closed = (outline: Outline): Outline => [...outline.slice(-1), ...outline];

/** An ellipse, `turned` in degrees. */
export const oval = (x: number, y: number, width: number, height: number): Outline =>
  Array.from({ length: 48 }, (_, step) => {
    const [dx, dy] = polar(0, 0, 1, step * 7.5);
    return [x + (dx * width) / 2, y + (dy * height) / 2];
  });

/** A leaf between two points, `bulge` high above and below the line; negative values bend it to the other side. */
export const leaf = (from: Point, to: Point, above: number, below: number): Outline => {
  const third = (share: number, rise: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - rise,
  ];
  return [
    ...bezier(from, third(0.3, above * 1.33), third(0.7, above * 1.33), to, 16),
    ...bezier(to, third(0.7, -below * 1.33), third(0.3, -below * 1.33), from, 16),
  ];
};

/** A cloud: a circle with `bumps` round edges, `depth` deep. */
export const cloud = (x: number, y: number, radius: number, bumps: number, depth: number): Outline =>
  Array.from({ length: bumps * 12 }, (_, step) => {
    const angle = (step * 360) / (bumps * 12);
    const wave = Math.abs(Math.sin((step / 12) * Math.PI));
    return polar(x, y, radius + depth * wave, angle);
  });

export const mirrored = (outline: Outline): Outline => outline.map(([x, y]) => [-x, y]);

export const sheet = (outline: Outline, color: string, height: number, lift = 2): Piece => ({
  outline,
  color,
  height,
  lift,
});
