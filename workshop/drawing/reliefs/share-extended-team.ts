import { plume, strip, type Point } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

const { deep, cobalt, sky, chalk, hot, peach } = colors;

/** The y of the trunk. */
const trunk = 770;

/** The x at which each branch leaves the trunk, the y that it reaches, and the x of each person on it. */
const branches: { from: number; y: number; people: number[] }[] = [
  { from: 40, y: 190, people: [690] },
  { from: 190, y: 340, people: [520, 800] },
  { from: 340, y: 490, people: [670] },
  { from: 490, y: 640, people: [740] },
];

const branch = (from: number, y: number): Board => {
  const line: Point[] = [
    [from, trunk],
    [from + trunk - y, y],
    [1000, y],
  ];
  return board(strip(line, 44), chalk, 16, 6);
};

const person = (x: number, y: number, color: string, size = 96): Board =>
  board(plume(x, y, size, 135, 40), color, 26, 8);

/** The share picture of the extended team's page: people leave a trunk on separate branches, as in the page's hero. */
export const shareExtendedTeam: Relief = {
  width: 918,
  height: 945,
  ground: peach,
  pieces: [
    ...branches.map(({ from, y }) => branch(from, y)),
    board(
      strip(
        [
          [-60, trunk],
          [980, trunk],
        ],
        64,
      ),
      deep,
      22,
      9,
    ),
    ...branches.flatMap(({ y, people }) => people.map((x) => person(x, y, cobalt))),
    person(150, trunk, sky, 108),
    person(450, trunk, hot, 108),
    person(780, trunk, sky, 108),
  ],
};
