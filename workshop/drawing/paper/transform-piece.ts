import type { Outline } from './outlines.ts';
import type { Piece } from './paper-svg.ts';

/** A piece with its outline, holes and shading transformed; the blur is scaled by `scale`, which should be the transformation's. */
export const transformPiece = (piece: Piece, transform: (outline: Outline) => Outline, scale: number): Piece => ({
  ...piece,
  outline: transform(piece.outline),
  ...(piece.holes && { holes: piece.holes.map(transform) }),
  ...(piece.shade && { shade: { blur: piece.shade.blur * scale, within: transform(piece.shade.within) } }),
});
