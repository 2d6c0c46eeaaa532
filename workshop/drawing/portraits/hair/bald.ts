import type { HairLayers } from '../hair-layers.ts';
import { blob, sheet } from '../shapes.ts';

/** Bald except for a fringe. */
export const bald = (color: string): HairLayers => ({
  behind: [],
  front: [
    sheet(
      blob([
        [-84, -40],
        [-92, -10],
        [-84, 22],
        [-70, 20],
        [-68, -14],
        [-74, -40],
      ]),
      color,
      70,
      4,
    ),
  ],
});
