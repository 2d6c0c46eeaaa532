import { place } from '../paper/outlines.ts';
import type { Board } from '../paper/relief-svg.ts';
import { board } from './board.ts';

/** Scaled pieces; what was at 0, 0 is at the point. */
export const scaledBoards = (boards: Board[], x: number, y: number, scale: number): Board[] =>
  boards.map(({ outline, color, lift, thickness }) =>
    board(place(outline, x, y, scale), color, lift * scale, thickness * scale),
  );
