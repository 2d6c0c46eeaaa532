import { mix } from '../../paper/mix.ts';
import { disc } from '../../paper/outlines.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import { sheet } from '../shapes.ts';
import { mirroredPair, shoulders } from './garment-outlines.ts';

/** A shirt with an open collar. */
export const shirt = (color: string, second: string): Piece[] => [
  sheet(shoulders(), color, 30, 20),
  ...mirroredPair([
    [-66, -44],
    [-30, -6],
    [0, 46],
    [-34, 72],
    [-92, 4],
  ]).map((outline) => sheet(outline, second, 47, 8)),
  sheet(
    [
      [-9, 46],
      [9, 46],
      [9, 240],
      [-9, 240],
    ],
    mix(color, '#101c36', 0.22),
    33,
    1,
  ),
  ...[92, 142].map((y) => sheet(disc(0, y, 6), second, 35, 1)),
];
