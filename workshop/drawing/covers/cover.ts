import type { Ground, Palette } from '../paper/palettes.ts';
import type { Outline } from '../paper/outlines.ts';
import type { Piece } from '../paper/paper-svg.ts';

/**
 * An article's motif, centered on 0, 0. It must stay within 400 px to either side and 350 px up and down, so that the 16:9, 4:3
 * and 1:1 crops of the 1600 by 900 cover all contain it. Exactly one piece (or one pile of pieces) is hot.
 */
export interface Cover {
  ground: Ground;
  /** The article opens on the cover’s own light ground, with dark words, and not on its dark partner. */
  hasLightHero?: boolean;
  /** How far to the right of its place the motif stands in a wide opening, in pixels of 1920: where a long title comes near. */
  aside?: number;
  motif: (palette: Palette) => Piece[];
}

export const piece = (outline: Outline, color: string, height: number, lift?: number): Piece =>
  lift === undefined ? { outline, color, height } : { outline, color, height, lift };
