import { mix } from '../paper/mix.ts';
import { bar, roundedRect, plume, rotate, type Outline } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

const { cobalt, azure, sky, haze, chalk, hot, ink } = colors;

/** Rotates a piece with the letter. */
const onLetter = (outline: Outline) => rotate(outline, 400, 330, -6);
const lineLengths = [300, 372, 338, 250, 364, 312];
/** The letter being read; the lines taken out of it have left gaps. */
const letter: Board[] = [
  board(onLetter(roundedRect(160, 90, 480, 520, [26, 26, 26, 6], 20)), '#dfe9fb', 46, 9),
  board(onLetter(bar(208, 138, 150, 20)), ink, 2, 1),
  ...lineLengths.map((length, index) => {
    const isTaken = [1, 3, 4].includes(index);
    return board(
      onLetter(bar(208, 196 + index * 52, length, 24)),
      isTaken ? '#b9caeb' : '#6d7fae',
      isTaken ? 0 : 2,
      isTaken ? 0 : 1,
    );
  }),
];

interface Pocket {
  left: number;
  color: string;
  /** The slips in it: how far each extends above it, and its color. */
  slips: [height: number, color: string][];
}

/** The y of every pocket's upper edge. */
const top = 700;
/** The width of every pocket. */
const width = 256;

function pocket({ left, color, slips }: Pocket): Board[] {
  return [
    board(roundedRect(left, top - 46, width, 240, [24, 24, 6, 6]), mix(color, '#050d26', 0.45), 26, 6),
    ...slips.flatMap(([height, paper], index) => {
      const x = left + 22 + index * 14;
      return [
        board(roundedRect(x, top - height, 178, height + 120, [18, 18, 4, 4]), paper, 16, 4),
        board(bar(x + 26, top - height + 24, 104, 12), mix(paper, '#16265a', 0.55), 1, 1),
      ];
    }),
    board(roundedRect(left, top, width, 226, [26, 26, 26, 6]), color, 40, 10),
    board(roundedRect(left + 48, top + 62, 160, 62, [18, 18, 18, 4]), chalk, 8, 4),
    board(plume(left + 82, top + 93, 32, 135), color, 2, 1),
    board(bar(left + 112, top + 87, 68, 12), '#8ea5da', 1, 1),
  ];
}

const pocketForms: Pocket[] = [
  {
    left: 76,
    color: '#2d55dc',
    slips: [
      [132, azure],
      [84, sky],
    ],
  },
  { left: 372, color: '#2446b8', slips: [[96, haze]] },
  {
    left: 668,
    color: '#3d6bea',
    slips: [
      [150, cobalt],
      [104, azure],
      [58, haze],
    ],
  },
];

/** Rotates a piece with the passed line. */
const onPassedLine = (outline: Outline) => rotate(outline, 700, 420, 9);
const passedLine: Board[] = [
  board(onPassedLine(roundedRect(492, 366, 424, 104, [30, 30, 30, 6])), hot, 84, 12),
  board(onPassedLine(plume(550, 418, 58, 135)), '#ffd9c4', 5, 3),
  board(onPassedLine(bar(604, 392, 214, 17)), ink, 2, 1),
  board(onPassedLine(bar(604, 428, 138, 13)), '#8a3a26', 1, 1),
];

/** A letter is read line by line and sorted; one line is passed on to somebody who knows. */
export const doorArtificialIntelligence: Relief = {
  width: 1000,
  height: 1140,
  ground: '#0b1830',
  lit: '#1a3478',
  lamp: [0.4, 0.02],
  pieces: [...letter, ...pocketForms.flatMap(pocket), ...passedLine],
};
