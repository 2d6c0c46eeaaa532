import type { Ground, Palette } from '../paper/palettes.ts';
import type { Outline } from '../paper/outlines.ts';
import type { Piece } from '../paper/paper-svg.ts';

/**
 * An article's motif, centered on 0, 0. What must be seen stays within 400 px to either side and 350 px up and down, so that the
 * 16:9, 4:3 and 1:1 crops of the 1600 by 900 cover all contain it. Exactly one piece (or one pile of pieces) is hot.
 */
export interface Cover {
  /** The ground of the cover and of the hero that it grows into. */
  ground: Ground;
  /** How far the motif is moved to the right in the wide hero, away from a long title, in pixels of 1920. */
  heroShiftX?: number;
  motif: (palette: Palette) => Piece[];
}

/** A piece of a motif; the larger its height, the higher it is in the stack. `lift` is its distance from what it covers. */
export const piece = (outline: Outline, color: string, height: number, lift?: number): Piece =>
  lift === undefined ? { outline, color, height } : { outline, color, height, lift };
