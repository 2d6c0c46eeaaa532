import type { Piece } from '../../paper/paper-svg.ts';
import type { Face } from '../person.ts';
import { sheet } from '../shapes.ts';
import { skins } from '../skins.ts';
import { beard } from './beard.ts';
import { earPieces } from './ear-pieces.ts';
import { eye } from './eye.ts';
import { along, axisOf } from './face-measure.ts';
import { glassesPieces } from './glasses-pieces.ts';
import { headOutline } from './head-outline.ts';
import { mouth } from './mouth.ts';
import { nose } from './nose.ts';
import { shadedHalf } from './shaded-half.ts';

/** Ears, head and what is drawn upon the face, in a head's own measure. */
export function headPieces(face: Face, looks: 'left' | 'right', glasses?: string, earrings?: string): Piece[] {
  const { light, half } = skins[face.skin];
  const axis = axisOf(face);
  const { turn, width } = face;
  const far = axis + (34 - 5 * turn) * width;
  const near = axis - (33 + 2 * turn) * width;
  const narrow = 1 - 0.2 * turn;
  const earX = along(-82, -60, turn) * width;
  const farEar = turn < 0.4 ? earPieces(along(82, 76, turn) * width, false, face, earrings) : [];
  return [
    ...earPieces(earX, true, face, earrings),
    ...farEar,
    sheet(headOutline(face), light, 50, 22),
    sheet(shadedHalf(face, looks), half, 51, 0.5),
    ...eye(far, face, narrow, 1),
    ...eye(near, face, 1, -1),
    ...nose(face, looks),
    ...mouth(face),
    ...beard(face),
    ...(glasses ? glassesPieces({ far, near, earX, narrow }, glasses) : []),
  ];
}
