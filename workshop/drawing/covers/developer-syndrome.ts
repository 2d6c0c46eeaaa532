import { roundedRect, strip } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** A battery between angle brackets, on its last bar. */
export const developerSyndrome: Cover = {
  ground: 'peach',
  heroShiftX: 64,
  motif: (palette) => [
    ...[-1, 1].map((side, order) =>
      piece(
        strip(
          [
            [side * 250, -190],
            [side * 390, 0],
            [side * 250, 190],
          ],
          66,
        ),
        palette.second,
        44 + order * 0.1,
      ),
    ),
    piece(roundedRect(-66, -340, 132, 90, [34, 34, 0, 0]), palette.body, 40),
    piece(roundedRect(-170, -280, 340, 600, [80, 80, 80, 14]), palette.body, 60),
    ...[0, 1, 2].map((slot) =>
      piece(roundedRect(-120, -222 + slot * 122, 240, 96, [48, 48, 48, 10]), palette.ink, 63 + slot * 0.1, 3),
    ),
    piece(roundedRect(-120, 166, 240, 100, [50, 50, 50, 10]), palette.hot, 78, 30),
  ],
};
