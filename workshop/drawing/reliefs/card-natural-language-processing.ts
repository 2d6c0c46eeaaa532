import { roundedRect } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

const { deep, cobalt, azure, hot } = colors;

/** Four lines of words: the width and color of each. */
const lines: [width: number, color: string][][] = [
  [
    [299, cobalt],
    [150, deep],
    [393, azure],
  ],
  [
    [140, deep],
    [430, hot],
    [206, cobalt],
  ],
  [
    [374, cobalt],
    [225, azure],
    [140, deep],
  ],
  [
    [215, azure],
    [318, deep],
    [271, cobalt],
  ],
];

/** The gap between two words. */
const gap = 38;

function wordBoards(line: (typeof lines)[number], order: number): Board[] {
  return line.map(([width, color], index) => {
    const left = line.slice(0, index).reduce((sum, [before]) => sum + before + gap, 199);
    const outline = roundedRect(left, 112 + order * 177.3, width, 126, [63, 63, 63, 2], 30);
    return color === hot ? board(outline, color, 78, 18) : board(outline, color, 36, 9);
  });
}

/** A text as a machine reads it: words of three colors, and one in the signal color. */
export const cardNaturalLanguageProcessing: Relief = {
  width: 1350,
  height: 840,
  ground: '#cddcfb',
  pieces: lines.flatMap(wordBoards),
};
