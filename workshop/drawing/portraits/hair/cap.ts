import type { Outline, Point } from '../../paper/outlines.ts';
import { blob } from '../shapes.ts';

/**
 * Hair that covers the crown down to the ear, from the temple on the far side around the back. It is `rise` higher and `back`
 * farther back than the head; `hairline` is its edge on the face.
 */
export const cap = (rise: number, back: number, hairline: Point[]): Outline =>
  blob([
    [82, -54],
    [74, -100],
    [44, -126 - rise],
    [-8, -138 - rise],
    [-62, -124 - rise * 0.7],
    [-98 - back, -78],
    [-102 - back, -24],
    [-86, 14],
    ...hairline,
  ]);
