import { mix } from '../../paper/mix.ts';
import type { HairLayers } from '../hair-layers.ts';
import { blob, sheet } from '../shapes.ts';
import { cap } from './cap.ts';

/** Swept back from the forehead in three sheets. */
export const swept = (color: string): HairLayers => ({
  behind: [],
  front: [
    sheet(
      cap(6, -4, [
        [-70, 10],
        [-64, -30],
        [-48, -58],
        [0, -74],
        [46, -80],
        [70, -66],
      ]),
      color,
      70,
      9,
    ),
    sheet(
      blob([
        [-60, -62],
        [-42, -112],
        [10, -146],
        [62, -142],
        [94, -112],
        [88, -74],
        [68, -60],
        [66, -80],
        [30, -92],
        [-20, -84],
      ]),
      mix(color, '#ffffff', 0.09),
      74,
      8,
    ),
    sheet(
      blob([
        [-84, -30],
        [-84, -88],
        [-46, -130],
        [6, -148],
        [20, -138],
        [-14, -112],
        [-52, -80],
        [-68, -30],
      ]),
      mix(color, '#ffffff', 0.17),
      76,
      6,
    ),
  ],
});
