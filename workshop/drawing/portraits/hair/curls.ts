import { mix } from '../../paper/mix.ts';
import { band, spline } from '../../paper/outlines.ts';
import type { HairLayers } from '../hair-layers.ts';
import { cloud, sheet } from '../shapes.ts';

/** A round cloud of curls. */
export const curls = (color: string): HairLayers => ({
  behind: [sheet(cloud(-4, -46, 136, 15, 18), color, 20, 14)],
  front: [
    sheet(
      [
        ...cloud(-4, -50, 104, 13, 15).filter(([, y]) => y < -64),
        ...spline(
          [
            [-82, -58],
            [-40, -76],
            [0, -82],
            [44, -76],
            [78, -58],
          ],
          6,
        ).reverse(),
      ],
      mix(color, '#ffffff', 0.06),
      75,
      9,
    ),
    ...(
      [
        [-70, -104, 150],
        [-18, -130, 190],
        [40, -128, 230],
        [86, -98, 270],
        [-108, -50, 120],
        [108, -46, 290],
        [12, -98, 200],
        [-44, -88, 170],
      ] as const
    ).map(([x, y, from], order) =>
      sheet(band(x, y, 15, 8, from, from + 190), mix(color, '#ffffff', 0.16), 78 + order, 3),
    ),
  ],
});
