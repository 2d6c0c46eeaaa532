import type { Piece } from '../paper/paper-svg.ts';

/** The pieces of a person's hair, by their place relative to the head. */
export interface HairLayers {
  behind: Piece[];
  front: Piece[];
}
