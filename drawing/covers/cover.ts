import type { Ground, Palette } from '../paper/palettes.ts';
import type { Outline } from '../paper/outlines.ts';
import type { Piece } from '../paper/paper-svg.ts';

/**
 * The sign of an article, drawn round its middle: it stays within 400 px to the sides and 350 px up and down, so that
 * crops of 16:9, 4:3 and 1:1 of the 1600 by 900 cover all hold it. Exactly one piece (or one pile of pieces) is hot.
 */
export interface Cover {
  ground: Ground;
  /** The article opens on the cover’s own light ground, with dark words, and not on its dark partner. */
  opensLight?: boolean;
  sign: (ink: Palette) => Piece[];
}

export const piece = (outline: Outline, color: string, height: number, lift?: number): Piece =>
  lift === undefined ? { outline, color, height } : { outline, color, height, lift };
