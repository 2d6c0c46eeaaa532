import { mix } from '../../paper/mix.ts';
import { plume, spline, strip, type Point } from '../../paper/outlines.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import type { Face } from '../person.ts';
import { blob, sheet } from '../shapes.ts';
import { skins } from '../skins.ts';
import { interpolate } from './face-measure.ts';

// Around the center of a near ear, with the head looking right; both lists start at its top.
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

/** The y of an ear's center, and how far below it an earring hangs. */
const earHeight = 12;
const earringDrop = 40;

function ear(x: number, isNear: boolean, { skin }: Face, earrings?: string): Piece[] {
  const { light, half, shade } = skins[skin];
  const here = ([px, py]: Point): Point => [x + (isNear ? px : -px), earHeight + py];
  return [
    sheet(blob(rim.map(here)), mix(light, half, 0.22), 72, 2),
    sheet(strip(spline(fold.map(here)), 4.5), mix(half, shade, 0.35), 72.5, 0.5),
    ...(earrings ? [sheet(plume(x - 1, earHeight + earringDrop, 19, -90), earrings, 73, 5)] : []),
  ];
}

/** The near ear, in front of the hair around it; up to a turn of 0.4, the far one too. */
export function earsOf(face: Face, earrings?: string): Piece[] {
  const { turn, width } = face;
  return [
    ...ear(interpolate(-80, -72, turn) * width, true, face, earrings),
    ...(turn < 0.4 ? ear(interpolate(81, 76, turn) * width, false, face, earrings) : []),
  ];
}
