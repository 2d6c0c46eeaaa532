import type { HairLayers } from '../hair-layers.ts';
import { sheet } from '../shapes.ts';
import { cap } from './cap.ts';

/** Close to the head, with a straight hairline. */
export const cropped = (color: string): HairLayers => ({
  behind: [],
  front: [
    sheet(
      cap(-4, -8, [
        [-70, 6],
        [-66, -34],
        [-46, -62],
        [0, -76],
        [44, -78],
        [68, -62],
      ]),
      color,
      70,
      8,
    ),
  ],
});
