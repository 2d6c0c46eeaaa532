import { mix } from '../../paper/mix.ts';
import type { Outline, Point } from '../../paper/outlines.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import type { Face } from '../person.ts';
import { blob, oval, sheet } from '../shapes.ts';
import { skins } from '../skins.ts';
import { interpolate, faceAxis } from './face-measure.ts';
import { headOutline } from './head-outline.ts';

/** The side of the face that the lamp does not reach, from its edge inward. */
function farSide({ turn, length }: Face, facing: 'left' | 'right'): Outline {
  // Drawn mirrored, the shade is on the near cheek.
  const sign = facing === 'right' ? 1 : -1;
  const inner = facing === 'right' ? interpolate(56, 50, turn) : interpolate(56, 60, turn);
  const points: Point[] = [
    [40, -130],
    [120, -110],
    [120, 130 * length],
    [-20, 132 * length],
    [10, 110 * length],
    [inner - 18, 84 * length],
    [inner, 44],
    [inner + 4, -20],
    [inner - 6, -80],
  ];
  return blob(points.map(([x, y]) => [sign * x, y]));
}

/** Soft light on a face, darker away from the lamp, with warm cheeks. */
export function faceShades(face: Face, facing: 'left' | 'right'): Piece[] {
  const { light, half, shade, lip } = skins[face.skin];
  const within = headOutline(face);
  const axis = faceAxis(face);
  const shadePiece = (outline: Outline, color: string, height: number, blur: number): Piece => ({
    ...sheet(outline, color, height),
    shade: { blur, within },
  });
  const cheek = mix(light, lip, 0.2);
  return [
    shadePiece(oval(axis + 44 - 4 * face.turn, 44 * face.length, 26, 20), cheek, 51, 8),
    shadePiece(oval(axis - 44 - 4 * face.turn, 44 * face.length, 30, 20), cheek, 51.1, 8),
    shadePiece(farSide(face, facing), mix(light, mix(half, shade, 0.15), 0.85), 51.2, 11),
  ];
}
