import type { Outline } from '../../paper/outlines.ts';
import type { Face } from '../person.ts';
import { interpolate } from './face-measure.ts';

/** The neck, in the head's coordinates. */
export const neckOutline = ({ turn, width }: Face): Outline => {
  const back = interpolate(-44, -58, turn) * width;
  const throat = interpolate(44, 30, turn) * width;
  return [
    [back, 30],
    [throat, 70],
    [throat + 2, 140],
    [throat + 8, 186],
    [back - 8, 186],
    [back - 2, 150],
  ];
};
