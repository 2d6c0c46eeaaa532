import { mix } from '../../paper/mix.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import type { Face } from '../person.ts';
import { blob, leaf, sheet } from '../shapes.ts';
import { skins } from '../skins.ts';
import { faceAxis } from './face-measure.ts';

/** A nose, and the shadow of its nostril on the side away from the lamp. */
export function nose(face: Face, facing: 'left' | 'right'): Piece[] {
  const { light, half, shade } = skins[face.skin];
  const axis = faceAxis(face);
  const { turn, length } = face;
  const tip = axis + 7 * turn;
  const bottom = 47 * length;
  // The side of the lamp, which is at the picture's upper left: a head that faces left is drawn mirrored.
  const side = facing === 'right' ? -1 : 1;
  return [
    sheet(
      blob([
        [axis + 5 * turn - 4, -12],
        [axis + 5 * turn + 5, -12],
        [tip + 9 + 4 * turn, 20],
        [tip + 15 + 7 * turn, bottom - 9],
        [tip + 10, bottom],
        [tip - 12, bottom],
        [tip - 15, bottom - 9],
        [tip - 7, 18],
      ]),
      facing === 'right' ? mix(light, half, 0.3) : light,
      61,
      7,
    ),
    sheet(leaf([tip - side, bottom - 2], [tip - side * 13, bottom - 2], 6, 3), shade, 61.5, 0.5),
  ];
}
