import { mix } from '../../paper/mix.ts';
import type { HairLayers } from '../hair-layers.ts';
import { curvedStrip, sheet } from '../shapes.ts';
import { cap } from './cap.ts';

/** Locs tied at the back, drawn as bars: four hang behind the head, the others run over the crown. */
export const locs = (color: string): HairLayers => ({
  behind: [-126, -104, -82, -60].map((x, order) =>
    sheet(
      curvedStrip(
        [
          [-70 + order * 8, -60],
          [x - 6, 10],
          [x - 4, 110 + order * 18],
          [x + 6, 150 + order * 22],
        ],
        26,
      ),
      mix(color, '#ffffff', 0.05 + 0.05 * (order % 2)),
      20 + order,
      7,
    ),
  ),
  front: [
    sheet(
      cap(2, 0, [
        [-72, 10],
        [-68, -30],
        [-48, -62],
        [0, -78],
        [44, -80],
        [68, -62],
      ]),
      color,
      70,
      8,
    ),
    ...[0, 1, 2, 3].map((order) =>
      sheet(
        curvedStrip(
          [
            [64 - order * 28, -76 - order * 3],
            [30 - order * 28, -118 - order],
            [-40 - order * 16, -126 + order * 18],
            [-88 - order * 2, -70 + order * 24],
          ],
          15,
        ),
        mix(color, '#ffffff', 0.1),
        74 + order,
        4,
      ),
    ),
  ],
});
