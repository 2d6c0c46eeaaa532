import { mix } from '../../paper/mix.ts';
import { plume } from '../../paper/outlines.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import type { Face } from '../person.ts';
import { sheet } from '../shapes.ts';
import { skins } from '../skins.ts';

/** One ear, by where its middle is; from the front ears lie behind the head. */
export function earPieces(x: number, isNear: boolean, { skin, turn }: Face, earrings?: string): Piece[] {
  const { light, half, shade } = skins[skin];
  const angle = isNear ? 80 : 100;
  const height = turn < 0.4 ? 48 : 66;
  return [
    sheet(plume(x, 14, 40, angle), mix(light, half, 0.35), height, 5),
    sheet(plume(x + (isNear ? 2 : -2), 12, 18, angle), mix(half, shade, 0.4), height + 0.5, 0.5),
    ...(earrings ? [sheet(plume(x, 52, 19, -90), earrings, 67, 5)] : []),
  ];
}
