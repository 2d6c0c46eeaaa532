import { roundedRect } from '../paper/outlines.ts';
import type { Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

/** `inset` is the distance from the corner that all stages share. */
const stages = [
  { inset: 0, size: 516, color: colors.deep, lift: 34 },
  { inset: 13, size: 410, color: colors.cobalt, lift: 38 },
  { inset: 25, size: 305, color: colors.azure, lift: 42 },
  { inset: 38, size: 200, color: colors.sky, lift: 46 },
  { inset: 51, size: 98, color: colors.hot, lift: 54 },
];

/** Stages of a model that grows: plumes from one corner, the smallest in the signal color. */
export const cardModelTraining: Relief = {
  width: 832,
  height: 704,
  ground: colors.peach,
  shaded: '#deab92',
  pieces: stages.map(({ inset, size, color, lift }) => {
    const round = size / 2;
    const outline = roundedRect(158 + inset, 606 - inset - size, size, size, [round, round, round, 0], 60);
    return board(outline, color, lift, 8 + inset / 4);
  }),
};
