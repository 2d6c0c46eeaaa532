import { roundedRect, spline, disc, strip } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** The heights of the columns. */
const columns = [330, 270, 196, 150, 122];

/** A bank whose columns are a falling bar chart, with a curve in front of it. */
export const ceclModelRisk: Cover = {
  ground: 'deep',
  motif: (palette) => [
    piece(
      [
        [-372, -184],
        [0, -350],
        [372, -184],
        [372, -146],
        [-372, -146],
      ],
      palette.body,
      58,
    ),
    piece(disc(0, -230, 40), palette.ink, 61, 4),

    ...columns.map((height, column) =>
      piece(
        roundedRect(-318 + column * 132, 262 - height, 108, height, [54, 54, 4, 4]),
        [palette.detail, palette.detail, palette.body, palette.body, palette.body][column] ?? palette.body,
        36 + column,
      ),
    ),
    piece(roundedRect(-392, 262, 784, 74, [20, 20, 37, 10]), palette.sheet, 62),
    piece(
      strip(
        spline(
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
      palette.sheet,
      76,
      24,
    ),
    piece(disc(280, 116, 52), palette.hot, 84, 40),
  ],
};
