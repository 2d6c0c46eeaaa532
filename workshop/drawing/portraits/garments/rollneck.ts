import { mix } from '../../paper/mix.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import { blob, curvedStrip, sheet } from '../shapes.ts';
import { shoulders } from './garment-outlines.ts';

/** A high collar in folds. */
export const rollneck = (color: string): Piece[] => [
  sheet(shoulders(), color, 30, 20),
  sheet(
    blob([
      [-62, -64],
      [0, -52],
      [62, -64],
      [70, -10],
      [60, 22],
      [0, 34],
      [-60, 22],
      [-70, -10],
    ]),
    mix(color, '#ffffff', 0.12),
    47,
    10,
  ),
  sheet(
    curvedStrip(
      [
        [-62, -22],
        [0, -8],
        [62, -22],
      ],
      5,
    ),
    mix(color, '#101c36', 0.3),
    47.5,
    0.5,
  ),
];
