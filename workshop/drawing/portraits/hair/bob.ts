import { mix } from '../../paper/mix.ts';
import type { HairLayers } from '../hair-layers.ts';
import { blob, curvedStrip, sheet } from '../shapes.ts';

/** Chin-length, with bangs. */
export const bob = (color: string): HairLayers => ({
  behind: [
    sheet(
      blob([
        [-110, 90],
        [-116, -20],
        [-96, -104],
        [-30, -146],
        [52, -136],
        [98, -78],
        [104, 10],
        [98, 92],
        [60, 104],
        [-60, 112],
      ]),
      mix(color, '#101c36', 0.28),
      20,
      10,
    ),
  ],
  front: [
    sheet(
      blob([
        [104, 84],
        [112, 0],
        [98, -80],
        [50, -136],
        [-20, -146],
        [-88, -112],
        [-118, -40],
        [-122, 50],
        [-112, 104],
        [-74, 106],
        [-58, 60],
        [-68, 10],
        [-66, -34],
        [-20, -40],
        [40, -38],
        [74, -44],
        [80, 0],
        [82, 60],
        [88, 92],
      ]),
      color,
      75,
      11,
    ),
    ...[0, 1].map((order) =>
      sheet(
        curvedStrip(
          [
            [-20 + order * 34, -134],
            [-52 + order * 36, -96],
            [-52 + order * 40, -54],
          ],
          15,
        ),
        mix(color, '#ffffff', 0.16),
        78 + order,
        4,
      ),
    ),
  ],
});
