import type { Outline } from '../paper/outlines.ts';
import type { Board } from '../paper/relief-svg.ts';

export const board = (outline: Outline, color: string, lift: number, thickness: number): Board => ({
  outline,
  color,
  lift,
  thickness,
});
