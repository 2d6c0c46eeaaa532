import { scaleAndMove, rotate, type Outline } from '../paper/outlines.ts';
import type { Paper, Piece } from '../paper/paper-svg.ts';
import { transformPiece } from '../paper/transform-piece.ts';
import { garmentPieces } from './garments.ts';
import { coversEars, hairPieces } from './hair.ts';
import { earsOf } from './face/ear-pieces.ts';
import { headPieces } from './face/head-pieces.ts';
import { neckOutline } from './face/neck-outline.ts';
import type { Person } from './person.ts';
import { mirror, sheet } from './shapes.ts';
import { skins } from './skins.ts';

/** The width and height of a portrait, in pixels. */
export const portraitSize = 600;

/** Narrows shoulders so that they end within the picture: without a background, a vertical cut would be visible. */
const narrowShoulders = (outline: Outline): Outline =>
  outline.map(([x, y]) => [Math.abs(x) < 100 ? x : Math.sign(x) * (100 + (Math.abs(x) - 100) * 0.58), y]);

/** A person's portrait in cut paper. */
export function portraitPaper({
  ground,
  isCutOut = false,
  pose,
  face,
  hair,
  garment,
  glasses,
  earrings,
}: Person): Paper {
  const scale = 1.36 * pose.size;
  const [x, y] = [pose.x * portraitSize, pose.y * portraitSize];
  const turnHead = (outline: Outline) => (pose.facing === 'left' ? mirror(outline) : outline);
  const tiltHead = (outline: Outline) =>
    rotate(scaleAndMove(turnHead(outline), x, y, scale), x, y + 150 * scale, pose.tilt);
  const onHead = (piece: Piece) => transformPiece(piece, tiltHead, scale);
  const neckBaseY = y + 166 * scale;
  const bodyShift = pose.facing === 'left' ? 10 : -10;
  const placeBody = (outline: Outline) =>
    scaleAndMove(isCutOut ? narrowShoulders(outline) : outline, x + bodyShift * scale, neckBaseY, scale);
  const onBody = (piece: Piece) => transformPiece(piece, placeBody, scale);
  const { behind, front } = hairPieces(hair.style, hair.color);
  const ears = coversEars(hair.style) ? [] : earsOf(face, earrings);
  const neck = sheet(neckOutline(face), skins[face.skin].shade, 45, 6);
  const head = [...behind, neck, ...headPieces(face, pose.facing, glasses), ...ears, ...front];
  return {
    width: portraitSize,
    height: portraitSize,
    ground,
    isCutOut,
    pieces: [...head.map(onHead), ...garmentPieces(garment.style, garment.color, garment.second).map(onBody)],
  };
}
