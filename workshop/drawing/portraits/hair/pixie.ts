import { mix } from '../../paper/mix.ts';
import type { Point } from '../../paper/outlines.ts';
import type { HairLayers } from '../hair-layers.ts';
import { blob, sheet } from '../shapes.ts';
import { cap } from './cap.ts';

/** Four points of each strand, from the back over the head to the brow. */
const strands: [Point, Point, Point, Point][] = [
  [
    [-74, -74],
    [-30, -128],
    [34, -112],
    [72, -50],
  ],
  [
    [-50, -66],
    [-10, -110],
    [44, -96],
    [58, -42],
  ],
];

/** A strand's outline: two more points close it from below. */
const strandOutline = ([back, crown, forehead, brow]: (typeof strands)[number]) =>
  blob([back, crown, forehead, brow, [brow[0] - 22, brow[1] - 14], [crown[0] + 6, crown[1] + 26]]);

/** Short and lively, feathered over the brow. */
export const pixie = (color: string): HairLayers => ({
  behind: [],
  front: [
    sheet(
      cap(8, 0, [
        [-84, 34],
        [-66, 26],
        [-64, -20],
        [-40, -58],
        [10, -72],
        [60, -58],
      ]),
      color,
      70,
      9,
    ),
    ...strands.map((strand, index) =>
      sheet(strandOutline(strand), mix(color, '#ffffff', 0.1 + index * 0.09), 74 + index, 6),
    ),
  ],
});
