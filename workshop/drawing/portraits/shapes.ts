import { bezier, controlPoint, polar, spline, strip, type Outline, type Point } from '../paper/outlines.ts';
import type { Piece } from '../paper/paper-svg.ts';

/** A smooth closed outline through all points. */
export function blob(points: Point[], steps = 10): Outline {
  const pointAt = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  return points.flatMap((start, index) => {
    const end = pointAt(index + 1);
    return bezier(
      start,
      controlPoint(pointAt(index - 1), end, start, 1),
      controlPoint(start, pointAt(index + 2), end, -1),
      end,
      steps,
    ).slice(1);
  });
}

/** Makes an outline end where it begins, so that another can be appended as a hole. */
export const closeOutline = (outline: Outline): Outline => [...outline.slice(-1), ...outline];

/** An ellipse around `x`, `y`. */
export const oval = (x: number, y: number, width: number, height: number): Outline =>
  Array.from({ length: 48 }, (_, step) => {
    const [dx, dy] = polar(0, 0, 1, step * 7.5);
    return [x + (dx * width) / 2, y + (dy * height) / 2];
  });

/** A leaf between two points: how far it bulges above and below the line between them; negative values bulge the other way. */
export const leaf = (from: Point, to: Point, above: number, below: number): Outline => {
  const control = (share: number, rise: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - rise,
  ];
  return [
    ...bezier(from, control(0.3, above * 1.33), control(0.7, above * 1.33), to, 16),
    ...bezier(to, control(0.7, -below * 1.33), control(0.3, -below * 1.33), from, 16),
  ];
};

/** A circle with round bumps of this number and depth along its edge. */
export const cloud = (x: number, y: number, radius: number, bumps: number, depth: number): Outline =>
  Array.from({ length: bumps * 12 }, (_, step) => {
    const angle = (step * 360) / (bumps * 12);
    const wave = Math.abs(Math.sin((step / 12) * Math.PI));
    return polar(x, y, radius + depth * wave, angle);
  });

/** A strip of paper along a smooth line through all points: a lock, a seam, a cord. */
export const curvedStrip = (points: Point[], width: number): Outline => strip(spline(points), width);

/** Mirrors an outline at x = 0. */
export const mirror = (outline: Outline): Outline => outline.map(([x, y]) => [-x, y]);

/** A piece of paper at a height in the stack; `lift` is its distance from what it covers, in pixels. */
export const sheet = (outline: Outline, color: string, height: number, lift = 2): Piece => ({
  outline,
  color,
  height,
  lift,
});
