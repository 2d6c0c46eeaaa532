import { bar, curve, disc, place, smooth, strip, turn, type Outline, type Point } from '../../paper/outlines.ts';
import type { Board } from '../../paper/relief-svg.ts';
import { board } from '../board.ts';
import { colors } from '../colors.ts';

const [dark, green, pale] = ['#1f4d46', '#2f6a5e', '#a3bfae'];

/** A strip that grows thinner from its first point to its last. */
function tapered(line: Outline, from: number, to: number): Outline {
  const side = (sign: number) =>
    line.map(([x, y], step): Point => {
      const [[x0, y0] = [x, y], [x1, y1] = [x, y]] = [line[step - 1], line[step + 1]];
      const heading = Math.atan2(y1 - y0, x1 - x0);
      const half = (sign * (from + ((to - from) * step) / (line.length - 1))) / 2;
      return [x - Math.sin(heading) * half, y + Math.cos(heading) * half];
    });
  return [...side(-1), ...side(1).reverse()];
}

/** A leaf of length 1 from its stalk to the right. */
const blade: Outline = [
  ...curve([0, 0], [0.26, -0.34], [0.72, -0.27], [1, 0], 30),
  ...curve([1, 0], [0.68, 0.28], [0.26, 0.3], [0, 0], 30),
];

function leaf(x: number, y: number, length: number, angle: number, color: string): Board[] {
  const rib: Outline = [
    [0.1, 0],
    [0.84, 0],
  ];
  const rooted = (outline: Outline) => turn(place(outline, x, y, length), x, y, angle);
  const vein = color === pale ? '#86a694' : '#4d8a7c';
  return [board(rooted(blade), color, 16, 4), board(strip(rooted(rib), 2.6), vein, 1, 0.5)];
}

interface Sprig {
  stem: Point[];
  /** How long its lowest leaf is; they grow shorter to the tip. */
  leaf: number;
  pairs: number;
}

/** Leaves in pairs along a stem, dark on the one side and pale on the other, and one at its tip. */
function sprigOf({ stem, leaf: length, pairs }: Sprig): Board[] {
  const line = smooth(stem, 20);
  const placed = (share: number) => {
    const step = Math.min(line.length - 2, Math.round(share * (line.length - 1)));
    const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = [line[step], line[step + 1]];
    return { x: x0, y: y0, heading: (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI };
  };
  const leaves = Array.from({ length: pairs }, (_, pair) => {
    const { x, y, heading } = placed(0.24 + (pair / pairs) * 0.74);
    const size = length * (1 - (pair / pairs) * 0.34);
    return [...leaf(x, y, size * 0.94, heading + 47, pale), ...leaf(x, y, size, heading - 44, pair % 2 ? dark : green)];
  });
  const tip = placed(1);
  return [
    board(tapered(line, 12, 6), dark, 14, 4),
    ...leaves.flat(),
    ...leaf(tip.x, tip.y, length * 0.66, tip.heading, dark),
  ];
}

interface Berry {
  x: number;
  y: number;
  radius: number;
  color: string;
  /** Where its stalk leaves the branch. */
  from: Point;
}

const stalkOf = ({ x, y, from }: Berry): Board =>
  board(strip(curve(from, [from[0], (from[1] + y) / 2], [x, (from[1] + y) / 2], [x, y], 16), 7), dark, 10, 3);

const berryOf = ({ x, y, radius, color }: Berry): Board => board(disc(x, y, radius), color, 28, 9);

const sprigs: Sprig[] = [
  {
    stem: [
      [-30, 1098],
      [40, 1044],
      [96, 1004],
    ],
    leaf: 96,
    pairs: 2,
  },
  {
    stem: [
      [352, 1058],
      [390, 1106],
      [412, 1154],
    ],
    leaf: 112,
    pairs: 2,
  },
  {
    stem: [
      [742, 1000],
      [842, 930],
      [886, 806],
      [880, 716],
    ],
    leaf: 134,
    pairs: 4,
  },
  {
    stem: [
      [990, 958],
      [1040, 900],
      [1092, 858],
    ],
    leaf: 104,
    pairs: 2,
  },
  {
    stem: [
      [1020, 954],
      [1060, 1010],
      [1110, 1050],
    ],
    leaf: 100,
    pairs: 2,
  },
];

const berries: Berry[] = [
  { x: 214, y: 1144, radius: 27, color: colors.azure, from: [236, 1068] },
  { x: 276, y: 1122, radius: 34, color: colors.deep, from: [262, 1064] },
  { x: 822, y: 1070, radius: 27, color: colors.jay, from: [856, 990] },
  { x: 938, y: 1072, radius: 31, color: colors.azure, from: [886, 984] },
  { x: 878, y: 1044, radius: 39, color: colors.deep, from: [872, 986] },
];

const bough = smooth([
  [-60, 1112],
  [230, 1068],
  [540, 1026],
  [840, 990],
  [1160, 930],
]);

/** A bough of juniper with its berries; the bird stands at 540 to 680 from the left. */
export const branch: Board[] = [
  ...sprigs.flatMap(sprigOf),
  ...berries.map(stalkOf),
  board(tapered(bough, 62, 40), '#2a5c52', 30, 9),
  ...[
    [120, 1083, 90],
    [452, 1037, 64],
    [700, 1006, 80],
    [1010, 957, 60],
  ].map(([x = 0, y = 0, length = 0]) => board(turn(bar(x, y, length, 5), x, y, -8), '#3f7d6f', 1, 0.5)),
  ...berries.map(berryOf),
];
