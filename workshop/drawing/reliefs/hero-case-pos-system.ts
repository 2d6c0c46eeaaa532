import { bar, spline, strip, rotate, type Outline, type Point } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';
import { scaledBoards } from './scaled-boards.ts';
import { textColor } from './text-color.ts';

const { cobalt, azure, sky, haze, hot } = colors;

interface Ticket {
  left: number;
  height: number;
  color: string;
  /** Lines of an order: the length of each. */
  lines: number[];
  /** Degrees clockwise around the rail. */
  angle?: number;
}

/** The width of a ticket. */
const width = 132;
/** The y of the rail. */
const rail = 344;

/** A strip of a register's paper, torn off at the bottom. */
function tornPaper(left: number, top: number, height: number): Outline {
  const teeth = 11;
  const step = width / teeth;
  const low = top + height;
  const edge = Array.from({ length: teeth * 2 + 1 }, (_, index): Point => [
    left + width - (index * step) / 2,
    low - (index % 2 === 0 ? 7 : 0),
  ]);
  return [[left, top], [left + width, top], ...edge];
}

function ticket({ left, height, color, lines, angle = 0 }: Ticket): Board[] {
  const [middle, top] = [left + width / 2, rail - 34];
  const onTicket = (outline: Outline) => rotate(outline, middle, rail, angle);
  const isHot = color === hot;
  const text = textColor(color);
  const row = (length: number, index: number) =>
    board(onTicket(bar(left + 18, rail + 50 + index * 24, length, 9)), text, 4, 2);
  return [
    board(onTicket(tornPaper(left, top, height + 34)), color, isHot ? 66 : 40, isHot ? 9 : 6),
    ...lines.map(row),
    board(onTicket(bar(left + 18, rail + height - 46, width - 36, 14)), text, 4, 2),
  ];
}

/** Tickets on a rail from x = `from` to x = `to`. */
const tickets = (all: Ticket[], from: number, to: number): Board[] => [
  ...all.flatMap(ticket),
  board(bar(from, rail - 17, to - from, 34), '#2f4fb0', 30, 10),
  board(bar(from, rail - 10, to - from, 5), '#5b7fe0', 2, 1),
];

/** A cable from the picture's edge to where it is cut: its sheath, a highlight on it, and the wires that stick out. */
function cable(line: Point[], wires: { line: Point[]; color: string }[]): Board[] {
  return [
    ...wires.map(({ line: wire, color }) => board(strip(spline(wire, 20), 11), color, 10, 4)),
    board(strip(spline(line, 30), 46), '#21408f', 44, 12),
    board(
      strip(
        spline(
          line.map(([x, y]): Point => [x - 3, y - 10]),
          30,
        ).slice(2, -2),
        7,
      ),
      '#4468cf',
      2,
      1,
    ),
  ];
}

/** A cable across the picture, above the rail and below the navigation, cut in the middle; both ends hang down. */
const cutCable: Board[] = [
  ...cable(
    [
      [-80, 134],
      [240, 140],
      [580, 154],
      [860, 174],
      [1006, 196],
    ],
    [
      {
        line: [
          [980, 190],
          [1030, 196],
          [1072, 182],
        ],
        color: sky,
      },
      {
        line: [
          [980, 196],
          [1034, 214],
          [1064, 240],
        ],
        color: azure,
      },
      {
        line: [
          [980, 194],
          [1040, 206],
          [1090, 212],
        ],
        color: haze,
      },
    ],
  ),
  ...cable(
    [
      [1700, 146],
      [1560, 172],
      [1400, 196],
      [1236, 214],
    ],
    [
      {
        line: [
          [1262, 210],
          [1206, 206],
          [1166, 190],
        ],
        color: sky,
      },
      {
        line: [
          [1262, 214],
          [1204, 226],
          [1174, 254],
        ],
        color: azure,
      },
      {
        line: [
          [1262, 212],
          [1200, 216],
          [1150, 222],
        ],
        color: haze,
      },
    ],
  ),
];

const ground = { ground: '#0d1c43', lit: '#1b3580', shaded: '#0a1733' };

/** The internet line is cut in mid-service; orders continue along the kitchen's rail. */
export const heroCasePosSystem: Relief = {
  width: 1600,
  height: 900,
  ...ground,
  lamp: [0.72, 0.05],
  reach: 0.8,
  pieces: [
    ...cutCable,
    ...tickets(
      [
        { left: 722, height: 214, color: '#1f3a9c', lines: [84, 62, 74] },
        { left: 876, height: 262, color: cobalt, lines: [66, 88, 54, 78] },
        { left: 1030, height: 236, color: azure, lines: [82, 58, 90] },
        { left: 1184, height: 306, color: hot, lines: [70, 92, 60, 84, 52], angle: 3 },
        { left: 1338, height: 250, color: sky, lines: [88, 64, 76] },
        { left: 1492, height: 290, color: haze, lines: [62, 84, 70, 56] },
      ],
      690,
      1680,
    ),
  ],
};

/** The drawing above a phone's text, from the middle on. */
export const heroCasePosSystemPhone: Relief = {
  width: 780,
  height: 900,
  ...ground,
  lamp: [0.6, 0.02],
  reach: 0.8,
  pieces: scaledBoards(heroCasePosSystem.pieces, -860, -20, 1),
};
