import { bar, bezier, disc, spline, strip, rotate, type Point } from '../../paper/outlines.ts';
import type { Board } from '../../paper/relief-svg.ts';
import { board } from '../board.ts';
import { colors } from '../colors.ts';
import { sprigBoards, type Sprig } from './sprig.ts';
import { taperedStrip } from './tapered-strip.ts';

interface Berry {
  x: number;
  y: number;
  radius: number;
  color: string;
  /** Where its stalk leaves the branch. */
  from: Point;
}

const stalkBoard = ({ x, y, from }: Berry): Board =>
  board(strip(bezier(from, [from[0], (from[1] + y) / 2], [x, (from[1] + y) / 2], [x, y], 16), 7), colors.pine, 10, 3);

const berryBoard = ({ x, y, radius, color }: Berry): Board => board(disc(x, y, radius), color, 28, 9);

const sprigs: Sprig[] = [
  {
    stem: [
      [-30, 1098],
      [40, 1044],
      [96, 1004],
    ],
    leafLength: 96,
    pairs: 2,
  },
  {
    stem: [
      [352, 1058],
      [390, 1106],
      [412, 1154],
    ],
    leafLength: 112,
    pairs: 2,
  },
  {
    stem: [
      [742, 1000],
      [842, 930],
      [886, 806],
      [880, 716],
    ],
    leafLength: 134,
    pairs: 4,
  },
  {
    stem: [
      [990, 958],
      [1040, 900],
      [1092, 858],
    ],
    leafLength: 104,
    pairs: 2,
  },
  {
    stem: [
      [1020, 954],
      [1060, 1010],
      [1110, 1050],
    ],
    leafLength: 100,
    pairs: 2,
  },
];

const berries: Berry[] = [
  { x: 214, y: 1144, radius: 27, color: colors.azure, from: [236, 1068] },
  { x: 276, y: 1122, radius: 34, color: colors.deep, from: [262, 1064] },
  { x: 822, y: 1070, radius: 27, color: colors.cobalt, from: [856, 990] },
  { x: 938, y: 1072, radius: 31, color: colors.azure, from: [886, 984] },
  { x: 878, y: 1044, radius: 39, color: colors.deep, from: [872, 986] },
];

const bough = spline([
  [-60, 1112],
  [230, 1068],
  [540, 1026],
  [840, 990],
  [1160, 930],
]);

/** A bough of juniper with its berries; the bird sits at x = 540 to 680. */
export const branch: Board[] = [
  ...sprigs.flatMap(sprigBoards),
  ...berries.map(stalkBoard),
  board(taperedStrip(bough, 62, 40), '#2a5c52', 30, 9),
  // Lines in the bark: x, y, length.
  ...[
    [120, 1083, 90],
    [452, 1037, 64],
    [700, 1006, 80],
    [1010, 957, 60],
  ].map(([x = 0, y = 0, length = 0]) => board(rotate(bar(x, y, length, 5), x, y, -8), '#3f7d6f', 1, 0.5)),
  ...berries.map(berryBoard),
];
