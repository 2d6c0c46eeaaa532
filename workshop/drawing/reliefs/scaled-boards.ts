import { scaleAndMove } from '../paper/outlines.ts';
import type { Board } from '../paper/relief-svg.ts';
import { board } from './board.ts';

/** Boards scaled around 0, 0 and then moved by `x` and `y`. Lift and thickness are scaled too. */
export const scaledBoards = (boards: Board[], x: number, y: number, scale: number): Board[] =>
  boards.map(({ outline, color, lift, thickness }) =>
    board(scaleAndMove(outline, x, y, scale), color, lift * scale, thickness * scale),
  );
