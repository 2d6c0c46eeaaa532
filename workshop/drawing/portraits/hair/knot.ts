import { mix } from '../../paper/mix.ts';
import { plume } from '../../paper/outlines.ts';
import type { HairLayers } from '../hair-layers.ts';
import { curvedStrip, sheet } from '../shapes.ts';
import { cap } from './cap.ts';

/** Tied up in a knot. */
export const knot = (color: string): HairLayers => ({
  behind: [
    sheet(plume(-42, -158, 92, 110), mix(color, '#ffffff', 0.08), 20, 12),
    sheet(
      curvedStrip(
        [
          [-66, -164],
          [-40, -140],
          [-12, -150],
        ],
        10,
      ),
      mix(color, '#ffffff', 0.22),
      21,
      3,
    ),
  ],
  front: [
    sheet(
      cap(2, -4, [
        [-72, 14],
        [-70, -26],
        [-54, -56],
        [-8, -84],
        [36, -88],
        [66, -66],
      ]),
      color,
      70,
      9,
    ),
    sheet(
      curvedStrip(
        [
          [62, -72],
          [20, -108],
          [-34, -128],
        ],
        10,
      ),
      mix(color, '#ffffff', 0.16),
      74,
      4,
    ),
    sheet(
      curvedStrip(
        [
          [-62, -34],
          [-64, -80],
          [-48, -122],
        ],
        10,
      ),
      mix(color, '#ffffff', 0.16),
      74,
      4,
    ),
  ],
});
