import { mix } from '../../paper/mix.ts';
import { plume, type Point } from '../../paper/outlines.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import type { Face } from '../person.ts';
import { blob, curvedStrip, sheet } from '../shapes.ts';
import { skins } from '../skins.ts';
import { interpolate, nearEarX } from './face-measure.ts';

// Points around the center of the near ear of a head that looks right; both lists start at the top.
const rim: Point[] = [
  [2, -25],
  [-12, -22],
  [-19, -6],
  [-15, 11],
  [-7, 25],
  [3, 28],
  [9, 19],
  [12, 2],
  [12, -15],
];
const fold: Point[] = [
  [5, -12],
  [-6, -13],
  [-10, -3],
  [-5, 9],
];

/** The y of an ear's center. */
const earY = 12;
/** The distance of an earring below it. */
const earringDrop = 40;

/** An ear around x, with its earring. The near ear faces the viewer. */
function earPieces(x: number, side: 'near' | 'far', { skin }: Face, earrings?: string): Piece[] {
  const { light, half, shade } = skins[skin];
  const onEar = ([px, py]: Point): Point => [x + (side === 'near' ? px : -px), earY + py];
  return [
    sheet(blob(rim.map(onEar)), mix(light, half, 0.22), 72, 2),
    sheet(curvedStrip(fold.map(onEar), 4.5), mix(half, shade, 0.35), 72.5, 0.5),
    ...(earrings ? [sheet(plume(x - 1, earY + earringDrop, 19, -90), earrings, 73, 5)] : []),
  ];
}

/** The near ear, in front of the hair around it; below a turn of 0.4, the far one too. */
export function earsOf(face: Face, earrings?: string): Piece[] {
  const { turn, width } = face;
  return [
    ...earPieces(nearEarX(face), 'near', face, earrings),
    ...(turn < 0.4 ? earPieces(interpolate(81, 76, turn) * width, 'far', face, earrings) : []),
  ];
}
