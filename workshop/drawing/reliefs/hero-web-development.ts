import { mix } from '../paper/mix.ts';
import { bar, roundedRect, disc, plume, rotate, type Outline } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';
import { scaledBoards } from './scaled-boards.ts';

const { deep, cobalt, azure, sky, haze, chalk, hot, ink } = colors;

/** The rotation of the spreadsheet around its center, in degrees. */
const tilt = -9;
const onSpreadsheet = (outline: Outline) => rotate(outline, 950, 330, tilt);

const columns = [
  { left: 716, width: 128 },
  { left: 849, width: 92 },
  { left: 946, width: 112 },
  { left: 1063, width: 92 },
  { left: 1160, width: 120 },
];
const sheet = { left: 652, top: 2, width: 646, height: 640 };
const line = { firstTop: 56, pitch: 52, height: 46 };
/** The lines that have been moved out of the spreadsheet. */
const movedLines = [2, 3, 4, 5];

/** The color of a cell: the first column stands out, and some cells of the others. */
function cellColor(order: number, column: number): string {
  if (column === 0) return '#3460dc';
  return (order + column) % 7 === 3 ? azure : '#2a4fc4';
}

/** The cells of one line of the spreadsheet; of a moved line, the darker background. */
function cells(order: number): Board[] {
  const top = line.firstTop + order * line.pitch;
  const isGone = movedLines.includes(order);
  const textLength = (index: number, width: number) => 18 + ((order * 29 + index * 43) % 52) * ((width - 46) / 52);
  return columns.flatMap(({ left, width }, index) => {
    const cell = onSpreadsheet(roundedRect(left, top, width, line.height, 4));
    if (isGone) return [board(cell, '#14276b', 0, 0)];
    return [
      board(cell, cellColor(order, index), 3, 2),
      board(onSpreadsheet(bar(left + 14, top + 19, textLength(index, width), 8)), '#7fa2f5', 1, 1),
    ];
  });
}

const spreadsheet: Board[] = [
  board(
    onSpreadsheet(roundedRect(sheet.left, sheet.top, sheet.width, sheet.height, [10, 10, 10, 4])),
    '#1c3793',
    46,
    8,
  ),
  ...columns.map(({ left, width }) => board(onSpreadsheet(roundedRect(left, 18, width, 30, 4)), '#24459f', 2, 1)),
  ...Array.from({ length: 11 }, (_, order) => [
    board(onSpreadsheet(roundedRect(668, line.firstTop + order * line.pitch, 43, line.height, 4)), '#24459f', 2, 1),
    ...cells(order),
  ]).flat(),
];

const page = { left: 862, top: 262, width: 518, height: 468 };
const list = { left: 980, width: 376, firstTop: 402, pitch: 62, height: 50 };

/** A line as the page shows it: the person, the request, the status. */
function entry(order: number, color: string, lengths: [number, number]): Board[] {
  const top = list.firstTop + order * list.pitch;
  return [
    board(roundedRect(list.left, top, list.width, list.height, [14, 14, 14, 3]), chalk, 5, 3),
    board(plume(list.left + 30, top + 25, 30, 135), color, 3, 2),
    board(bar(list.left + 62, top + 14, lengths[0], 8), mix(ink, haze, 0.35), 1, 1),
    board(bar(list.left + 62, top + 29, lengths[1], 6), '#b3c3e2', 1, 1),
    board(roundedRect(list.left + 296, top + 14, 64, 22, [11, 11, 11, 3]), mix(color, chalk, 0.55), 2, 1),
  ];
}

const browser: Board[] = [
  board(roundedRect(page.left, page.top, page.width, page.height, [26, 26, 26, 6], 20), '#dfe9fb', 70, 11),
  // The browser's own bar above the page: buttons and an address.
  ...[0, 1, 2].map((index) =>
    board(disc(page.left + 30 + index * 22, page.top + 29, 7), index ? '#a9bfee' : azure, 2, 1),
  ),
  board(roundedRect(page.left + 112, page.top + 14, 382, 30, [15, 15, 15, 4]), chalk, 3, 2),
  board(bar(page.left + 130, page.top + 25, 136, 8), '#b3c3e2', 1, 1),
  board(roundedRect(page.left, page.top + 58, 96, page.height - 58, [0, 0, 0, 6], 20), deep, 4, 2),
  ...[0, 1, 2, 3, 4].map((index) =>
    board(
      bar(page.left + 22, page.top + 88 + index * 34, [52, 40, 48, 36, 44][index] ?? 40, 9),
      index ? '#4660b4' : sky,
      2,
      1,
    ),
  ),
  board(bar(list.left, page.top + 84, 150, 15), ink, 2, 1),
  board(roundedRect(list.left + 266, page.top + 74, 110, 36, [18, 18, 18, 4]), cobalt, 5, 3),
  board(bar(list.left + 290, page.top + 88, 62, 8), chalk, 1, 1),
  ...entry(0, azure, [128, 84]),
  ...entry(1, cobalt, [96, 132]),
  ...entry(2, sky, [146, 68]),
  // Draws empty places for the moving line and the next one.
  ...[3, 4].map((order) =>
    board(
      roundedRect(list.left, list.firstTop + order * list.pitch, list.width, list.height, [14, 14, 14, 3]),
      '#c3d3f1',
      0,
      0,
    ),
  ),
];

/** The line in transit: no longer a row of cells, not yet in its place. */
function movingRow(): Board[] {
  const [left, top] = [list.left - 196, list.firstTop + 3 * list.pitch - 6];
  const onRow = (outline: Outline) => rotate(outline, left + list.width / 2, top + list.height / 2, -5);
  return [
    board(onRow(roundedRect(left, top, list.width, list.height + 4, [16, 16, 16, 3])), hot, 74, 9),
    board(onRow(plume(left + 32, top + 27, 32, 135)), '#ffd9c4', 4, 2),
    board(onRow(bar(left + 66, top + 15, 150, 9)), ink, 2, 1),
    board(onRow(bar(left + 66, top + 32, 96, 7)), '#8a3a26', 1, 1),
    board(onRow(roundedRect(left + 292, top + 15, 66, 24, [12, 12, 12, 3])), '#ffd9c4', 3, 2),
  ];
}

const ground = { ground: '#0b1830', lit: '#1a3478', shaded: '#0b1830' };
/** The spreadsheet, the page, and the line that moves between them. */
export const sheetAndPage = [...spreadsheet, ...browser, ...movingRow()];

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
