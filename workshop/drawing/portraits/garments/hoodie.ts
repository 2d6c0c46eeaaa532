import { mix } from '../../paper/mix.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import { blob, curvedStrip, sheet } from '../shapes.ts';
import { mirroredPair, shoulders } from './garment-outlines.ts';

/** A hood behind the neck, with two cords in front. */
export const hoodie = (color: string, second: string): Piece[] => [
  sheet(
    blob([
      [-128, 60],
      [-118, -40],
      [-70, -84],
      [0, -92],
      [70, -84],
      [118, -40],
      [128, 60],
      [0, 90],
    ]),
    mix(color, '#101c36', 0.22),
    12,
    10,
  ),
  sheet(shoulders(), color, 30, 20),
  ...mirroredPair(
    blob([
      [-112, -52],
      [-70, -36],
      [-30, 10],
      [-4, 62],
      [-30, 76],
      [-100, 40],
      [-130, -6],
    ]),
  ).map((outline) => sheet(outline, mix(color, '#ffffff', 0.1), 47, 10)),
  ...[-1, 1].map((side) =>
    sheet(
      curvedStrip(
        [
          [side * 24, 58],
          [side * 30, 110],
          [side * 26, 158],
        ],
        8,
      ),
      second,
      49,
      4,
    ),
  ),
];
