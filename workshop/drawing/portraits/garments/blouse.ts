import type { Piece } from '../../paper/paper-svg.ts';
import { blob, sheet } from '../shapes.ts';
import { mirroredPair, shoulders } from './garment-outlines.ts';

/** A round neckline, with a Peter Pan collar. */
export const blouse = (color: string, second: string): Piece[] => [
  sheet(shoulders(4), color, 30, 20),
  ...mirroredPair(
    blob([
      [-2, 24],
      [-34, 14],
      [-58, -24],
      [-80, -18],
      [-104, 26],
      [-80, 70],
      [-34, 76],
      [-4, 54],
    ]),
  ).map((outline) => sheet(outline, second, 47, 8)),
];
