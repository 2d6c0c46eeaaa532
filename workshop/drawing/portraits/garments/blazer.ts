import { mix } from '../../paper/mix.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import { sheet } from '../shapes.ts';
import { mirroredPair, shoulders } from './garment-outlines.ts';

/** A jacket over a shirt. */
export const blazer = (color: string, second: string): Piece[] => [
  sheet(shoulders(-6), color, 30, 20),
  sheet(
    [
      [-56, -26],
      [56, -26],
      [10, 220],
      [-10, 220],
    ],
    second,
    32,
    2,
  ),
  ...mirroredPair([
    [-58, -46],
    [-26, -10],
    [0, 34],
    [-30, 60],
    [-72, 0],
  ]).map((outline) => sheet(outline, mix(second, '#ffffff', 0.5), 47, 5)),
  ...mirroredPair([
    [-82, -34],
    [-58, -8],
    [-6, 190],
    [-30, 240],
    [-100, 108],
    [-134, 96],
    [-112, 66],
    [-126, 8],
  ]).map((outline) => sheet(outline, mix(color, '#ffffff', 0.1), 48, 10)),
];
