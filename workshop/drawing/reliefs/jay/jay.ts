import { plume, strip } from '../../paper/outlines.ts';
import type { Board, Relief } from '../../paper/relief-svg.ts';
import { board } from '../board.ts';
import { colors } from '../colors.ts';
import { branch } from './branch.ts';
import { head } from './head.ts';
import { tail } from './tail.ts';
import { wing } from './wing.ts';

/** A leg down to the bough at `x`, `y`, and the toes around it. */
const legBoards = (x: number, y: number): Board[] => [
  board(
    strip(
      [
        [x - 6, 900],
        [x, y],
      ],
      20,
    ),
    colors.ink,
    16,
    5,
  ),
  ...[-17, 17, 0].map((side) =>
    board(
      strip(
        [
          [x + side * 0.7, y - 4],
          [x + side * 1.3, y + 24],
        ],
        17,
      ),
      colors.ink,
      8,
      4,
    ),
  ),
];

/** Down feathers on the breast: x, y, and the angle in degrees. */
const down = [
  [786, 700, 62],
  [770, 756, 74],
  [738, 808, 88],
  [692, 850, 100],
].map(([x = 0, y = 0, angle = 0]) => board(plume(x, y, 40, angle, 20), '#dae4f6', 3, 1.5));

const body: Board[] = [
  board(plume(590, 676, 520, 148, 80), colors.cobalt, 46, 13),
  board(plume(598, 684, 448, 148, 80), '#eef3fc', 10, 5),
  ...down,
];

/** The brand's bird on a branch of juniper, the company's namesake. */
export const jay: Relief = {
  width: 1100,
  height: 1250,
  ground: '#dfe8f6',
  lit: '#f4f8fe',
  shaded: '#c9d4e8',
  pieces: [...branch, ...legBoards(566, 1012), ...legBoards(656, 1001), ...tail, ...body, ...wing, ...head],
};
