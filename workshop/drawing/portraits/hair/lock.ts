import { spline, strip, type Outline, type Point } from '../../paper/outlines.ts';

/** One lock of hair along `points`, `width` wide. */
export const lock = (points: Point[], width: number): Outline => strip(spline(points), width);
