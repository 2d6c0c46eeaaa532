import { mix } from '../../paper/mix.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import { curvedStrip, sheet } from '../shapes.ts';
import { shoulders } from './garment-outlines.ts';

/** A sweater, its neckband and three bars. */
export const sweater = (color: string, second: string): Piece[] => [
  sheet(shoulders(), color, 30, 20),
  sheet(
    curvedStrip(
      [
        [-64, -26],
        [-44, 10],
        [0, 26],
        [44, 10],
        [64, -26],
      ],
      24,
    ),
    mix(color, '#ffffff', 0.16),
    46,
    6,
  ),
  ...[0, 1, 2].map((order) =>
    sheet(
      curvedStrip(
        [
          [-250, 110 + order * 30],
          [0, 128 + order * 30],
          [250, 110 + order * 30],
        ],
        13,
      ),
      second,
      32,
      2,
    ),
  ),
];
