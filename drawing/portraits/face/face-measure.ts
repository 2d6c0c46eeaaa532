import type { Point } from '../../paper/outlines.ts';
import type { Face } from '../person.ts';

/** The value at a share of the way. */
export const along = (from: number, to: number, share: number) => from + (to - from) * share;

/** Where a point of a usual face is in this one. */
export const shaped =
  ({ width, length, jaw }: Face) =>
  ([x, y]: Point): Point => {
    // A square jaw keeps its width longer on the way down.
    const square = y > 50 ? 1 + (jaw - 0.5) * 0.5 * Math.min(1, (y - 50) / 50) : 1;
    return [x * width * square, y > 0 ? y * length : y];
  };

/** The middle line of the face at the eyes. */
export const axisOf = ({ turn }: Face) => 27 * turn;
