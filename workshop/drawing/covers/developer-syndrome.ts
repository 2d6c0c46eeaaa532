import { block, strip } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** A battery between the brackets of code, on its last bar. */
export const developerSyndrome: Cover = {
  ground: 'peach',
  opensLight: true,
  aside: 64,
  sign: (ink) => [
    piece(
      strip(
        [
          [-250, -190],
          [-390, 0],
          [-250, 190],
        ],
        66,
      ),
      ink.second,
      44,
    ),
    piece(
      strip(
        [
          [250, -190],
          [390, 0],
          [250, 190],
        ],
        66,
      ),
      ink.second,
      44.1,
    ),
    piece(block(-66, -340, 132, 90, [34, 34, 0, 0]), ink.body, 40),
    piece(block(-170, -280, 340, 600, [80, 80, 80, 14]), ink.body, 60),
    ...[0, 1, 2].map((slot) =>
      piece(block(-120, -222 + slot * 122, 240, 96, [48, 48, 48, 10]), ink.ink, 63 + slot * 0.1, 3),
    ),
    piece(block(-120, 166, 240, 100, [50, 50, 50, 10]), ink.hot, 78, 30),
  ],
};
