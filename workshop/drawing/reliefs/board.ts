import type { Outline } from '../paper/outlines.ts';
import type { Board } from '../paper/relief-svg.ts';

/** A piece of board: its outline, its color, its distance from what it covers, and how much of its side is visible. */
export const board = (outline: Outline, color: string, lift: number, thickness: number): Board => ({
  outline,
  color,
  lift,
  thickness,
});
