import type { Piece } from '../../paper/paper-svg.ts';
import type { Face } from '../person.ts';
import { sheet } from '../shapes.ts';
import { skins } from '../skins.ts';
import { beard } from './beard.ts';
import { eye } from './eye.ts';
import { faceAxis, nearEarX } from './face-measure.ts';
import { glassesPieces } from './glasses-pieces.ts';
import { headOutline } from './head-outline.ts';
import { mouth } from './mouth.ts';
import { nose } from './nose.ts';
import { faceShades } from './face-shades.ts';

/** The head and what is drawn on the face, in the head's own coordinates: 0, 0 is between the eyes. */
export function headPieces(face: Face, facing: 'left' | 'right', glasses?: string): Piece[] {
  const { light } = skins[face.skin];
  const axis = faceAxis(face);
  const { turn, width } = face;
  const farEyeX = axis + (34 - 5 * turn) * width;
  const nearEyeX = axis - (33 + 2 * turn) * width;
  // Relative to the near one.
  const farEyeWidth = 1 - 0.2 * turn;
  return [
    sheet(headOutline(face), light, 50, 22),
    ...faceShades(face, facing),
    ...eye(farEyeX, face, farEyeWidth, 1),
    ...eye(nearEyeX, face, 1, -1),
    ...nose(face, facing),
    ...mouth(face),
    ...beard(face),
    ...(glasses ? glassesPieces({ farEyeX, nearEyeX, earX: nearEarX(face), farEyeWidth }, glasses) : []),
  ];
}
