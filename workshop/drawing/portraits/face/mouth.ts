import { mix } from '../../paper/mix.ts';
import { spline, strip, type Point } from '../../paper/outlines.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import type { Face } from '../person.ts';
import { leaf, sheet } from '../shapes.ts';
import { skins } from '../skins.ts';
import { faceAxis } from './face-measure.ts';

export function mouth(face: Face): Piece[] {
  const { lip, half } = skins[face.skin];
  const x = faceAxis(face) + 2 * face.turn;
  // With a mustache it is lower, and its corners end in the hair.
  const y = (face.beard ? 79 : 74) * face.length;
  const reach = face.beard ? 25 : 31;
  const [from, to] = [x - reach + 2 * face.turn, x + reach - 7 * face.turn];
  const dark = mix(lip, '#2a0d0a', 0.45);
  if (face.mouth === 'grin') {
    return [
      sheet(leaf([from, y - 5], [to, y - 5], -4, 27), dark, 63, 1),
      sheet(leaf([from + 5, y - 4], [to - 5, y - 4], -3.5, 15), '#fffaf3', 63.5, 0.5),
    ];
  }
  const [rise, middle] = face.mouth === 'smile' ? [6, 7] : [1, 1];
  const line: Point[] = [
    [from, y - rise],
    [x - 8, y + middle * 0.6],
    [x + 8, y + middle * 0.6],
    [to, y - rise],
  ];
  return [
    sheet(leaf([from + 8, y + 1], [to - 8, y + 1], -middle * 0.4, 7 + middle * 0.6), mix(lip, half, 0.35), 63, 0.5),
    sheet(strip(spline(line), 5), dark, 63.5, 0.5),
  ];
}
