import { mix } from '../../paper/mix.ts';
import { type Point } from '../../paper/outlines.ts';
import type { HairLayers } from '../hair-layers.ts';
import { blob, sheet } from '../shapes.ts';
import { cap } from './cap.ts';

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
    ...(
      [
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
      ] as Point[][]
    ).map((points, order) =>
      sheet(
        blob([...points, [points[3]![0] - 22, points[3]![1] - 14], [points[1]![0] + 6, points[1]![1] + 26]]),
        mix(color, '#ffffff', 0.1 + order * 0.09),
        74 + order,
        6,
      ),
    ),
  ],
});
