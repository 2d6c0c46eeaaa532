import { mix } from '../paper/mix.ts';
import { bar, roundedRect, disc, plume, ring, rotate, type Outline, type Point } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';
import { scaledBoards } from './scaled-boards.ts';
import { textColor } from './text-color.ts';

const { cobalt, azure, sky, haze, hot, ink } = colors;

const panel = '#122357';
const steel = '#c4d5f8';
/** The position of the first hook. */
const firstHook = { x: 888, y: 132 };
/** The distances between columns and rows of hooks. */
const pitch = { x: 118, y: 164 };

/** A car's key on its ring, hanging from the hook, rotated around it. */
function key(x: number, y: number, angle: number, fob: string): Board[] {
  const onKey = (outline: Outline) => rotate(outline, x, y, angle);
  const bit: Outline = [
    [x - 6, y + 60],
    [x + 8, y + 60],
    [x + 8, y + 80],
    [x + 3, y + 85],
    [x + 3, y + 91],
    [x + 8, y + 96],
    [x + 8, y + 103],
    [x + 3, y + 108],
    [x + 3, y + 115],
    [x, y + 124],
    [x - 6, y + 118],
  ];
  return [
    board(onKey(bit), steel, 12, 3),
    board(onKey(roundedRect(x - 18, y + 18, 36, 52, [18, 18, 13, 4])), fob, 16, 5),
    board(onKey(disc(x, y + 38, 6)), mix(fob, sky, 0.45), 2, 1),
    board(onKey(bar(x - 7, y + 52, 14, 6)), mix(fob, sky, 0.3), 2, 1),
  ];
}

/** A tag hangs by its sharp corner; its text is rotated with it. */
function tag(x: number, y: number, color: string, angle: number): Board[] {
  const isHot = color === hot;
  const onTag = (outline: Outline) => rotate(outline, x, y, angle);
  const text = textColor(color);
  return [
    board(onTag(plume(x, y + 62, 74, -90)), color, isHot ? 44 : 22, isHot ? 8 : 5),
    board(onTag(disc(x, y + 26, 5)), isHot ? '#a8432a' : mix(color, '#050d26', 0.5), 0, 0),
    board(onTag(bar(x - 21, y + 58, 42, 9)), text, 2, 1),
    board(onTag(bar(x - 14, y + 74, 28, 7)), text, 2, 1),
  ];
}

const hook = (x: number, y: number): Board[] => [
  board(disc(x, y, 9), '#7f9ce6', 8, 4),
  board(disc(x, y - 1, 4), '#d5e2fd', 1, 1),
];

/** A hook with its key and tag; without a color, the tag's shape is visible on the board. */
function hookPlace(column: number, row: number, color: string | undefined): Board[] {
  const [x, y] = [firstHook.x + column * pitch.x, firstHook.y + row * pitch.y];
  const number = board(bar(x - 14, y - 30, 28, 7), '#3a56a8', 1, 1);
  const tagShape = [
    board(plume(x, y + 62, 74, -90), '#0b173d', 0, 0),
    board(plume(x, y + 64, 70, -90), '#0e1c48', 0, 0),
  ];
  if (!color) return [number, ...tagShape, ...hook(x, y)];
  const swing = color === hot ? 27 : 9 + ((column * 5 + row * 3) % 4);
  return [
    number,
    ...(color === hot ? tagShape : []),
    ...key(x, y + 4, swing - (color === hot ? 52 : 44), '#2a4191'),
    ...tag(x, y, color, swing),
    board(ring(x, y + 10, 12, 4), steel, 6, 2),
    ...hook(x, y),
  ];
}

/** A car from the side; `cabin` is where windshield and rear window begin and end, in shares of the length. */
function car(x: number, y: number, length: number, cabin: [number, number, number, number], height: number): Board[] {
  const [a, b, c, d] = cabin.map((share) => x + share * length) as [number, number, number, number];
  return [
    board(
      [
        [x, y],
        [x + 1, y - 13],
        [a, y - 16],
        [b, y - height],
        [c, y - height],
        [d, y - 16],
        [x + length - 1, y - 13],
        [x + length, y],
      ],
      cobalt,
      2,
      1,
    ),
    ...[0.22, 0.78].map((share) => board(disc(x + share * length, y, 7), ink, 1, 1)),
  ];
}

/** The class of the cars whose keys are in each row, as a picture before the row. */
const classes = [
  car(748, 0, 62, [0.1, 0.3, 0.76, 0.98], 30),
  car(744, 0, 72, [0.22, 0.36, 0.66, 0.84], 28),
  car(746, 0, 68, [0.16, 0.28, 0.94, 0.99], 34),
  car(744, 0, 72, [0.04, 0.14, 0.98, 1], 38),
];
const plate = (row: number): Board[] => {
  const y = firstHook.y + row * pitch.y;
  return [
    board(roundedRect(726, y + 10, 106, 84, [18, 18, 18, 4]), haze, 12, 5),
    ...(classes[row] ?? []).map((piece) => ({
      ...piece,
      outline: piece.outline.map(([px, py]): Point => [px, py + y + 58]),
    })),
    board(bar(748, y + 76, 44, 7), '#8ea5da', 1, 1),
  ];
};

/** The keys row by row; about half of the cars are out. */
const rows: (string | undefined)[][] = [
  [azure, undefined, undefined, cobalt, sky, azure],
  [undefined, hot, undefined, azure, undefined, haze],
  [sky, undefined, azure, undefined, cobalt, undefined],
  [undefined, cobalt, undefined, haze, undefined, azure],
];

const cabinet: Board[] = [
  board(roundedRect(668, -60, 900, 1000, [34, 34, 34, 8], 20), '#1c3686', 50, 10),
  board(roundedRect(694, -34, 900, 960, [20, 20, 20, 4], 20), panel, 0, 0),
];
const plates = rows.flatMap((_, row) => plate(row));
const places = rows.flatMap((colors, row) => colors.map((color, column) => ({ column, row, color })));
const boardsOf = (isHot: boolean) =>
  places
    .filter(({ color }) => (color === hot) === isHot)
    .flatMap(({ column, row, color }) => hookPlace(column, row, color));
/** The key in the signal color last, on top of its neighbors. */
const keys = [...boardsOf(false), ...boardsOf(true)];

const ground = { ground: '#0b1830', lit: '#1a3478', shaded: '#0b1830' };

/** The desk's key board: about half of the cars are out, and one key has just come back. */
export const heroRentalBoard: Relief = {
  width: 1440,
  height: 760,
  density: 2,
  ...ground,
  lamp: [0.5, 0.05],
  reach: 0.5,
  pieces: scaledBoards([...cabinet, ...plates, ...keys], -134, -34, 1.2),
};

/** The drawing above a phone's text: only its hooks. */
export const heroRentalBoardPhone: Relief = {
  width: 780,
  height: 800,
  ...ground,
  pieces: scaledBoards([...cabinet, ...keys], -1008, 14, 1.24),
};
