import { mix } from '../paper/mix.ts';
import { arch, disc, roundedRect } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

const { azure, sky, haze, hot } = colors;
/** The y at which the arches begin. */
const springLine = 410;

const words = [
  { left: 58, right: 212, color: sky },
  { left: 247, right: 526, color: haze },
  { left: 562, right: 687, color: sky },
  { left: 722, right: 934, color: mix(sky, azure, 0.18) },
  { left: 969, right: 1219, color: hot },
];

/** The arches from bottom to top, each from one x to another. */
const arches = [
  { from: 398, to: 1125, color: azure },
  { from: 437, to: 797, color: sky },
  { from: 134, to: 331, color: sky },
  { from: 614, to: 758, color: haze },
  { from: 854, to: 1067, color: mix(azure, colors.cobalt, 0.28) },
];

const archBoard = ({ from, to, color }: (typeof arches)[number]): Board =>
  board(arch((from + to) / 2, springLine, (to - from) / 2, 27, 180, 360), color, 44, 10);

/** A sentence whose words attend to one another; the last one is the result. */
export const cardAi: Relief = {
  width: 1272,
  height: 600,
  ground: '#1b2f70',
  lit: '#2a4796',
  shaded: '#0e1839',
  pieces: [
    ...words.map(({ left, right, color }) => board(roundedRect(left, 440, right - left, 74, 37, 40), color, 40, 11)),
    ...arches.map(archBoard),
    ...arches.flatMap(({ from, to, color }) => [from, to].map((x) => board(disc(x, springLine, 19), color, 46, 15))),
  ],
};
