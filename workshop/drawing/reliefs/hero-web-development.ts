import { mix } from '../paper/mix.ts';
import { bar, block, disc, plume, turn, type Outline } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';
import { scaledBoards } from './scaled-boards.ts';

const { deep, cobalt, azure, sky, haze, chalk, hot, ink } = colors;

/** The rotation of the spreadsheet around its center. */
const tilt = -9;
const turned = (outline: Outline) => turn(outline, 950, 330, tilt);

const columns = [
  { left: 716, width: 128 },
  { left: 849, width: 92 },
  { left: 946, width: 112 },
  { left: 1063, width: 92 },
  { left: 1160, width: 120 },
];
const sheet = { left: 652, top: 2, width: 646, height: 640 };
const line = { first: 56, step: 52, height: 46 };
/** The lines that have been taken out of the spreadsheet. */
const taken = [2, 3, 4, 5];

/** One line of the spreadsheet: filled cells, or the darker background of missing ones. */
function cells(order: number): Board[] {
  const top = line.first + order * line.step;
  const isGone = taken.includes(order);
  const text = (at: number, width: number) => 18 + ((order * 29 + at * 43) % 52) * ((width - 46) / 52);
  return columns.flatMap(({ left, width }, at) => {
    const cell = turned(block(left, top, width, line.height, 4));
    if (isGone) return [board(cell, '#14276b', 0, 0)];
    return [
      board(cell, at === 0 ? '#3460dc' : (order + at) % 7 === 3 ? azure : '#2a4fc4', 3, 2),
      board(turned(bar(left + 14, top + 19, text(at, width), 8)), '#7fa2f5', 1, 1),
    ];
  });
}

const spreadsheet: Board[] = [
  board(turned(block(sheet.left, sheet.top, sheet.width, sheet.height, [10, 10, 10, 4])), '#1c3793', 46, 8),
  ...columns.map(({ left, width }) => board(turned(block(left, 18, width, 30, 4)), '#24459f', 2, 1)),
  ...Array.from({ length: 11 }, (_, order) => [
    board(turned(block(668, line.first + order * line.step, 43, line.height, 4)), '#24459f', 2, 1),
    ...cells(order),
  ]).flat(),
];

const page = { left: 862, top: 262, width: 518, height: 468 };
const list = { left: 980, width: 376, first: 402, step: 62, height: 50 };

/** A line as the page shows it: the person, the request, the status. */
function entry(order: number, color: string, lengths: [number, number]): Board[] {
  const top = list.first + order * list.step;
  return [
    board(block(list.left, top, list.width, list.height, [14, 14, 14, 3]), chalk, 5, 3),
    board(plume(list.left + 30, top + 25, 30, 135), color, 3, 2),
    board(bar(list.left + 62, top + 14, lengths[0], 8), mix(ink, haze, 0.35), 1, 1),
    board(bar(list.left + 62, top + 29, lengths[1], 6), '#b3c3e2', 1, 1),
    board(block(list.left + 296, top + 14, 64, 22, [11, 11, 11, 3]), mix(color, chalk, 0.55), 2, 1),
  ];
}

const browser: Board[] = [
  board(block(page.left, page.top, page.width, page.height, [26, 26, 26, 6], 20), '#dfe9fb', 70, 11),
  // Above it, the browser's own: tabs and an address.
  ...[0, 1, 2].map((at) => board(disc(page.left + 30 + at * 22, page.top + 29, 7), at ? '#a9bfee' : azure, 2, 1)),
  board(block(page.left + 112, page.top + 14, 382, 30, [15, 15, 15, 4]), chalk, 3, 2),
  board(bar(page.left + 130, page.top + 25, 136, 8), '#b3c3e2', 1, 1),
  board(block(page.left, page.top + 58, 96, page.height - 58, [0, 0, 0, 6], 20), deep, 4, 2),
  ...[0, 1, 2, 3, 4].map((at) =>
    board(bar(page.left + 22, page.top + 88 + at * 34, [52, 40, 48, 36, 44][at] ?? 40, 9), at ? '#4660b4' : sky, 2, 1),
  ),
  board(bar(list.left, page.top + 84, 150, 15), ink, 2, 1),
  board(block(list.left + 266, page.top + 74, 110, 36, [18, 18, 18, 4]), cobalt, 5, 3),
  board(bar(list.left + 290, page.top + 88, 62, 8), chalk, 1, 1),
  ...entry(0, azure, [128, 84]),
  ...entry(1, cobalt, [96, 132]),
  ...entry(2, sky, [146, 68]),
  // The place of the next one, and the space below it.
  ...[3, 4].map((order) =>
    board(block(list.left, list.first + order * list.step, list.width, list.height, [14, 14, 14, 3]), '#c3d3f1', 0, 0),
  ),
];

/** The line in transit: no longer a row of cells, not yet in its place. */
function moved(): Board[] {
  const [left, top] = [list.left - 196, list.first + 3 * list.step - 6];
  const flown = (outline: Outline) => turn(outline, left + list.width / 2, top + list.height / 2, -5);
  return [
    board(flown(block(left, top, list.width, list.height + 4, [16, 16, 16, 3])), hot, 74, 9),
    board(flown(plume(left + 32, top + 27, 32, 135)), '#ffd9c4', 4, 2),
    board(flown(bar(left + 66, top + 15, 150, 9)), ink, 2, 1),
    board(flown(bar(left + 66, top + 32, 96, 7)), '#8a3a26', 1, 1),
    board(flown(block(left + 292, top + 15, 66, 24, [12, 12, 12, 3])), '#ffd9c4', 3, 2),
  ];
}

const ground = { ground: '#0b1830', lit: '#1a3478', shaded: '#0b1830' };
/** Both, and the line between them. */
export const sheetAndPage = [...spreadsheet, ...browser, ...moved()];

/** A spreadsheet becomes a page: its lines move over one by one, the fourth is in transit. */
export const heroWebDevelopment: Relief = {
  width: 1440,
  height: 780,
  density: 2,
  ...ground,
  lamp: [0.74, 0.06],
  reach: 0.5,
  pieces: sheetAndPage,
};

/** The drawing above a phone's text. */
export const heroWebDevelopmentPhone: Relief = {
  width: 780,
  height: 900,
  ...ground,
  lamp: [0.6, 0.04],
  reach: 0.8,
  pieces: scaledBoards(sheetAndPage, -882, -62, 1.16),
};
