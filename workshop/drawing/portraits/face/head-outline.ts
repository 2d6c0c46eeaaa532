import type { Outline, Point } from '../../paper/outlines.ts';
import type { Face } from '../person.ts';
import { blob } from '../shapes.ts';
import { interpolate, faceMapping } from './face-measure.ts';

// A head around the point between its eyes, looking right, 240 pixels high; both lists run clockwise from the crown.
const frontal: Point[] = [
  [0, -120],
  [46, -107],
  [74, -66],
  [79, -26],
  [79, -2],
  [77, 24],
  [69, 60],
  [55, 90],
  [33, 111],
  [0, 119],
  [-33, 111],
  [-55, 90],
  [-69, 60],
  [-77, 24],
  [-79, -2],
  [-79, -26],
  [-74, -66],
  [-46, -107],
];
const turned: Point[] = [
  [-4, -121],
  [48, -106],
  [74, -66],
  [77, -30],
  [68, -6],
  [74, 22],
  [66, 56],
  [58, 88],
  [42, 113],
  [16, 119],
  [-22, 108],
  [-50, 86],
  [-70, 56],
  [-81, 22],
  [-86, -6],
  [-87, -30],
  [-82, -66],
  [-58, -106],
];

/** The outline of a head, interpolated between the frontal and the turned one. */
export function headOutline(face: Face): Outline {
  return blob(
    frontal.map(([x, y], index) => {
      const [turnedX, turnedY] = turned[index] ?? [x, y];
      return faceMapping(face)([interpolate(x, turnedX, face.turn), interpolate(y, turnedY, face.turn)]);
    }),
  );
}
