import { bar, disc, plume } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';
import { scaledBoards } from './scaled-boards.ts';

const { deep, cobalt, sky, haze, chalk, hot } = colors;

/** The two large speech bubbles, drawn around the center of the larger one. */
const talk: Board[] = [
  board(plume(0, 0, 580, 135, 80), cobalt, 56, 14),
  board(bar(-169, -113, 338, 46), haze, 44, 16),
  board(bar(-169, -26, 230, 46), sky, 44, 16),
  board(bar(-169, 60, 290, 46), haze, 44, 16),
  board(plume(387, 198, 364, 45, 60), deep, 74, 18),
  ...[299, 387, 475].map((x) => board(disc(x, 208, 24), haze, 30, 16)),
];

/** The page continues in the same Peach beside and above it. */
const ground = { ground: colors.peach, kind: 'flat' } as const;

/** The picture of the contact form: two speech bubbles, and two small plumes beside them. */
export const message: Relief = {
  width: 2160,
  height: 840,
  ...ground,
  pieces: [
    ...scaledBoards(talk, 1475, 371, 1),
    board(plume(1925, 212, 168, 135, 40), hot, 50, 9),
    board(plume(1063, 600, 124, 315, 40), chalk, 36, 6),
  ],
};

export const messagePhone: Relief = {
  width: 780,
  height: 540,
  ...ground,
  pieces: [
    ...scaledBoards(talk, 349, 234, 0.655),
    board(plume(642, 129, 110, 135, 40), hot, 34, 6),
    board(plume(80, 381, 82, 315, 40), chalk, 24, 4),
  ],
};
