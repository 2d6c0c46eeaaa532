import type { Point } from '../../paper/outlines.ts';
import type { Face } from '../person.ts';

/** Linear interpolation. */
export const interpolate = (from: number, to: number, share: number) => from + (to - from) * share;

/** Returns a function that maps points of the standard face, around 0, 0 between its eyes, to this one. */
export const faceMapping =
  ({ width, length, jaw }: Face) =>
  ([x, y]: Point): Point => {
    // A square jaw keeps its width longer on the way down.
    const widening = y > 50 ? 1 + (jaw - 0.5) * 0.5 * Math.min(1, (y - 50) / 50) : 1;
    return [x * width * widening, y > 0 ? y * length : y];
  };

/** The x of the near ear. */
export const nearEarX = ({ turn, width }: Face) => interpolate(-80, -72, turn) * width;

/** The x of the face's center line at the eyes: a turned face has it off the head's. */
export const faceAxis = ({ turn }: Face) => 27 * turn;
