import { scaleAndMove, rotate, type Outline } from '../paper/outlines.ts';
import type { Paper, Piece } from '../paper/paper-svg.ts';
import { garmentPieces } from './garments.ts';
import { coversEars, hairPieces } from './hair.ts';
import { earsOf } from './face/ear-pieces.ts';
import { headPieces } from './face/head-pieces.ts';
import { neckOutline } from './face/neck-outline.ts';
import type { Person } from './person.ts';
import { mirrored, sheet } from './shapes.ts';
import { skins } from './skins.ts';

const size = 600;

/** Shoulders that end within the picture: without a background, a vertical cut would be visible. */
const narrowed = (outline: Outline): Outline =>
  outline.map(([x, y]) => [Math.abs(x) < 100 ? x : Math.sign(x) * (100 + (Math.abs(x) - 100) * 0.58), y]);

/** A person as 600 by 600 pixels of paper. */
export function paperOf({ ground, isCutOut = false, pose, face, hair, garment, glasses, earrings }: Person): Paper {
  const scale = 1.36 * pose.size;
  const [x, y] = [pose.x * size, pose.y * size];
  const facing = (outline: Outline) => (pose.looks === 'left' ? mirrored(outline) : outline);
  const tilted = (outline: Outline) =>
    rotate(scaleAndMove(facing(outline), x, y, scale), x, y + 150 * scale, pose.tilt);
  const onHead = ({ shade, ...piece }: Piece): Piece => ({
    ...piece,
    outline: tilted(piece.outline),
    ...(shade && { shade: { blur: shade.blur * scale, on: tilted(shade.on) } }),
  });
  const pit = y + 166 * scale;
  const lean = pose.looks === 'left' ? 10 : -10;
  const onBody = (piece: Piece): Piece => ({
    ...piece,
    outline: scaleAndMove(isCutOut ? narrowed(piece.outline) : piece.outline, x + lean * scale, pit, scale),
  });
  const { behind, front } = hairPieces(hair.style, hair.color);
  const ears = coversEars(hair.style) ? [] : earsOf(face, earrings);
  const neck = sheet(neckOutline(face), skins[face.skin].shade, 45, 6);
  const head = [...behind, neck, ...headPieces(face, pose.looks, glasses), ...ears, ...front];
  return {
    width: size,
    height: size,
    ground,
    isCutOut,
    pieces: [...head.map(onHead), ...garmentPieces(garment.style, garment.color, garment.second).map(onBody)],
  };
}
