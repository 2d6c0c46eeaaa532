import { mix } from '../../paper/mix.ts';
import type { HairLayers } from '../hair-layers.ts';
import { blob, sheet } from '../shapes.ts';
import { cap } from './cap.ts';

/** A side part, combed over. */
export const parted = (color: string): HairLayers => ({
  behind: [],
  front: [
    sheet(
      cap(0, -4, [
        [-70, 12],
        [-68, -26],
        [-60, -52],
        [-30, -70],
        [20, -76],
        [66, -58],
      ]),
      color,
      70,
      8,
    ),
    sheet(
      blob([
        [-56, -56],
        [-52, -108],
        [0, -140],
        [54, -130],
        [88, -92],
        [88, -44],
        [72, -52],
        [40, -78],
        [-10, -76],
      ]),
      mix(color, '#ffffff', 0.14),
      74,
      8,
    ),
  ],
});
