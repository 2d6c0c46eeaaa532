import { block, smooth, disc, strip } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

const columns = [330, 270, 196, 150, 122];

/** A bank whose columns are its expected losses. */
export const ceclModelRisk: Cover = {
  ground: 'deep',
  sign: (ink) => [
    piece(
      [
        [-372, -184],
        [0, -350],
        [372, -184],
        [372, -146],
        [-372, -146],
      ],
      ink.body,
      58,
    ),
    piece(disc(0, -230, 40), ink.ink, 61, 4),

    ...columns.map((height, column) =>
      piece(
        block(-318 + column * 132, 262 - height, 108, height, [54, 54, 4, 4]),
        [ink.detail, ink.detail, ink.body, ink.body, ink.body][column] ?? ink.body,
        36 + column,
      ),
    ),
    piece(block(-392, 262, 784, 74, [20, 20, 37, 10]), ink.sheet, 62),
    piece(
      strip(
        smooth(
          [
            [-330, -92],
            [-190, -44],
            [-30, 60],
            [120, 106],
            [286, 116],
          ],
          14,
        ),
        30,
      ),
      ink.sheet,
      76,
      24,
    ),
    piece(disc(280, 116, 52), ink.hot, 84, 40),
  ],
};
