import type { Outline, Point } from '../../paper/outlines.ts';
import { blob } from '../shapes.ts';

/**
 * Covers the crown down to the ear, from the temple on the far side around the back; `line` is its edge on the face.
 */
export const cap = (rise: number, back: number, line: Point[]): Outline =>
  blob([
    [82, -54],
    [74, -100],
    [44, -126 - rise],
    [-8, -138 - rise],
    [-62, -124 - rise * 0.7],
    [-98 - back, -78],
    [-102 - back, -24],
    [-86, 14],
    ...line,
  ]);
