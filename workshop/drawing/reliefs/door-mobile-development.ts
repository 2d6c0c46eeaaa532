import { bar, block, plume, turn, type Outline } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

const { cobalt, azure, sky, haze, chalk, hot, ink } = colors;

const tilt = 6;
const held = (outline: Outline) => turn(outline, 500, 580, tilt);
const behind = (outline: Outline) => turn(outline, 420, 620, -13);

const other: Board[] = [
  board(behind(block(206, 210, 420, 840, [60, 60, 60, 14], 24)), '#2f57d6', 60, 12),
  board(behind(block(224, 228, 384, 804, [44, 44, 44, 6], 20)), azure, 2, 1),
  ...[0, 1, 2, 3, 4].map((at) => board(behind(block(252, 300 + at * 128, 328, 104, [24, 24, 24, 5])), '#6f99f6', 5, 3)),
];

const left = 310;

/** One entry stored on the phone. */
const entry = (top: number, color: string, length: number): Board[] => [
  board(held(block(left + 24, top, 332, 84, [22, 22, 22, 5])), chalk, 5, 3),
  board(held(plume(left + 70, top + 42, 46, 135)), color, 3, 2),
  board(held(bar(left + 114, top + 24, length, 13)), '#4a5876', 1, 1),
  board(held(bar(left + 114, top + 49, length * 0.62, 10)), '#b3c3e2', 1, 1),
];

const phone: Board[] = [
  board(held(block(left - 18, 132, 416, 900, [66, 66, 66, 16], 24)), '#0d1736', 80, 15),
  board(held(block(left, 150, 380, 864, [50, 50, 50, 6], 24)), haze, 1, 1),
  board(held(bar(left + 36, 182, 58, 13)), ink, 1, 1),
  // Four bars of signal, all empty.
  ...[0, 1, 2, 3].map((at) =>
    board(held(block(left + 262 + at * 17, 196 - at * 7, 11, 10 + at * 7, 3)), '#b4c4e4', 0, 0),
  ),
  board(held(bar(left + 24, 244, 176, 22)), ink, 2, 1),
  ...entry(304, azure, 172),
  ...entry(408, cobalt, 128),
  ...entry(512, sky, 196),
  // The place of the next one once it has gone.
  board(held(block(left + 24, 616, 332, 84, [22, 22, 22, 5])), '#c3d3f1', 0, 0),
  board(held(block(left + 24, 720, 332, 84, [22, 22, 22, 5])), '#c3d3f1', 0, 0),
  board(held(block(left + 60, 880, 260, 78, [39, 39, 39, 8])), cobalt, 8, 5),
  board(held(bar(left + 118, 911, 144, 16)), chalk, 1, 1),
];

const waiting = (outline: Outline) => turn(outline, 640, 690, -5);
const stored: Board[] = [
  board(waiting(block(430, 640, 440, 108, [30, 30, 30, 6])), hot, 80, 12),
  board(waiting(plume(488, 694, 60, 135)), '#ffd9c4', 5, 3),
  board(waiting(bar(544, 668, 212, 17)), ink, 2, 1),
  board(waiting(bar(544, 704, 134, 13)), '#8a3a26', 1, 1),
  board(waiting(block(780, 674, 64, 40, [20, 20, 20, 5])), '#ffd9c4', 4, 2),
];

/** No signal: what was entered waits on the phone. */
export const doorMobileDevelopment: Relief = {
  width: 1000,
  height: 1140,
  ground: '#13245a',
  lit: '#2a52c8',
  lamp: [0.3, 0.02],
  pieces: [...other, ...phone, ...stored],
};
