import type { Piece } from '../paper/paper-svg.ts';
import { blazer } from './garments/blazer.ts';
import { blouse } from './garments/blouse.ts';
import { hoodie } from './garments/hoodie.ts';
import { rollneck } from './garments/rollneck.ts';
import { shirt } from './garments/shirt.ts';
import { sweater } from './garments/sweater.ts';

const garments = { sweater, shirt, blazer, rollneck, hoodie, blouse } satisfies Record<
  string,
  (color: string, second: string) => Piece[]
>;

export type Garment = keyof typeof garments;

/** The pieces of a garment below a neck whose base is at 0, 0. `second` is the color of collars, stripes and cords. */
export const garmentPieces = (style: Garment, color: string, second = '#ffffff'): Piece[] =>
  garments[style](color, second);
