import type { Piece } from '../paper/paper-svg.ts';

/** Pieces of hair behind the head, and pieces in front of it. */
export interface HairLayers {
  behind: Piece[];
  front: Piece[];
}
