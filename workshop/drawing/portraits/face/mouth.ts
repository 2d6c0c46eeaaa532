import { mix } from '../../paper/mix.ts';
import type { Point } from '../../paper/outlines.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import type { Face } from '../person.ts';
import { curvedStrip, leaf, sheet } from '../shapes.ts';
import { skins } from '../skins.ts';
import { faceAxis } from './face-measure.ts';

/** A grin with teeth, or lips with the line between them. */
export function mouth(face: Face): Piece[] {
  const { lip, half } = skins[face.skin];
  const x = faceAxis(face) + 2 * face.turn;
  // With a mustache it is lower, and its corners end in the hair.
  const y = (face.beard ? 79 : 74) * face.length;
  const reach = face.beard ? 25 : 31;
  const [left, right] = [x - reach + 2 * face.turn, x + reach - 7 * face.turn];
  const dark = mix(lip, '#2a0d0a', 0.45);
  if (face.mouth === 'grin') {
    return [
      sheet(leaf([left, y - 5], [right, y - 5], -4, 27), dark, 63, 1),
      sheet(leaf([left + 5, y - 4], [right - 5, y - 4], -3.5, 15), '#fffaf3', 63.5, 0.5),
    ];
  }
  const [rise, sag] = face.mouth === 'smile' ? [6, 7] : [1, 1];
  const line: Point[] = [
    [left, y - rise],
    [x - 8, y + sag * 0.6],
    [x + 8, y + sag * 0.6],
    [right, y - rise],
  ];
  return [
    sheet(leaf([left + 8, y + 1], [right - 8, y + 1], -sag * 0.4, 7 + sag * 0.6), mix(lip, half, 0.35), 63, 0.5),
    sheet(curvedStrip(line, 5), dark, 63.5, 0.5),
  ];
}
