import { mix } from '../../paper/mix.ts';
import type { HairLayers } from '../hair-layers.ts';
import { blob, curvedStrip, sheet } from '../shapes.ts';

/** A knitted cap over short hair. */
export const knitted = (color: string): HairLayers => ({
  behind: [],
  front: [
    sheet(
      blob([
        [-86, -10],
        [-96, -44],
        [-60, -66],
        [-64, -20],
        [-70, 16],
      ]),
      '#2b1a12',
      69,
      4,
    ),
    sheet(
      blob([
        [90, -62],
        [88, -116],
        [48, -160],
        [-16, -172],
        [-78, -150],
        [-106, -94],
        [-104, -50],
      ]),
      color,
      74,
      12,
    ),
    sheet(
      curvedStrip(
        [
          [-104, -48],
          [-40, -66],
          [30, -74],
          [88, -66],
        ],
        38,
      ),
      mix(color, '#ffffff', 0.18),
      78,
      8,
    ),
    ...[-84, -50, -16, 18, 52, 78].map((x) =>
      sheet(
        curvedStrip(
          [
            [x, -42 - (x + 84) * 0.13],
            [x, -62 - (x + 84) * 0.13],
          ],
          5,
        ),
        mix(color, '#101c36', 0.25),
        80,
        0.5,
      ),
    ),
  ],
});
