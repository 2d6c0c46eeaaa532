import { bar, roundedRect, plume, rotate, type Outline } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

const { cobalt, azure, sky, haze, chalk, hot, ink } = colors;

/** Rotates a piece with the phone. */
const onPhone = (outline: Outline) => rotate(outline, 500, 580, 6);
/** Rotates a piece with the phone behind it. */
const onRearPhone = (outline: Outline) => rotate(outline, 420, 620, -13);
/** Rotates a piece with the entry that waits. */
const onWaitingEntry = (outline: Outline) => rotate(outline, 640, 690, -5);

const rearPhone: Board[] = [
  board(onRearPhone(roundedRect(206, 210, 420, 840, [60, 60, 60, 14], 24)), '#2f57d6', 60, 12),
  board(onRearPhone(roundedRect(224, 228, 384, 804, [44, 44, 44, 6], 20)), azure, 2, 1),
  ...[0, 1, 2, 3, 4].map((index) =>
    board(onRearPhone(roundedRect(252, 300 + index * 128, 328, 104, [24, 24, 24, 5])), '#6f99f6', 5, 3),
  ),
];

/** The left edge of the phone's screen. */
const left = 310;

/** One entry stored on the phone. */
const entry = (top: number, color: string, length: number): Board[] => [
  board(onPhone(roundedRect(left + 24, top, 332, 84, [22, 22, 22, 5])), chalk, 5, 3),
  board(onPhone(plume(left + 70, top + 42, 46, 135)), color, 3, 2),
  board(onPhone(bar(left + 114, top + 24, length, 13)), '#4a5876', 1, 1),
  board(onPhone(bar(left + 114, top + 49, length * 0.62, 10)), '#b3c3e2', 1, 1),
];

const phone: Board[] = [
  board(onPhone(roundedRect(left - 18, 132, 416, 900, [66, 66, 66, 16], 24)), '#0d1736', 80, 15),
  board(onPhone(roundedRect(left, 150, 380, 864, [50, 50, 50, 6], 24)), haze, 1, 1),
  board(onPhone(bar(left + 36, 182, 58, 13)), ink, 1, 1),
  // Four bars of signal, all empty.
  ...[0, 1, 2, 3].map((index) =>
    board(onPhone(roundedRect(left + 262 + index * 17, 196 - index * 7, 11, 10 + index * 7, 3)), '#b4c4e4', 0, 0),
  ),
  board(onPhone(bar(left + 24, 244, 176, 22)), ink, 2, 1),
  ...entry(304, azure, 172),
  ...entry(408, cobalt, 128),
  ...entry(512, sky, 196),
  // Draws empty places for entries that follow.
  board(onPhone(roundedRect(left + 24, 616, 332, 84, [22, 22, 22, 5])), '#c3d3f1', 0, 0),
  board(onPhone(roundedRect(left + 24, 720, 332, 84, [22, 22, 22, 5])), '#c3d3f1', 0, 0),
  board(onPhone(roundedRect(left + 60, 880, 260, 78, [39, 39, 39, 8])), cobalt, 8, 5),
  board(onPhone(bar(left + 118, 911, 144, 16)), chalk, 1, 1),
];

const waitingEntry: Board[] = [
  board(onWaitingEntry(roundedRect(430, 640, 440, 108, [30, 30, 30, 6])), hot, 80, 12),
  board(onWaitingEntry(plume(488, 694, 60, 135)), '#ffd9c4', 5, 3),
  board(onWaitingEntry(bar(544, 668, 212, 17)), ink, 2, 1),
  board(onWaitingEntry(bar(544, 704, 134, 13)), '#8a3a26', 1, 1),
  board(onWaitingEntry(roundedRect(780, 674, 64, 40, [20, 20, 20, 5])), '#ffd9c4', 4, 2),
];

/** No signal: what was entered waits on the phone. */
export const doorMobileDevelopment: Relief = {
  width: 1000,
  height: 1140,
  ground: '#13245a',
  lit: '#2a52c8',
  lamp: [0.3, 0.02],
  pieces: [...rearPhone, ...phone, ...waitingEntry],
};
