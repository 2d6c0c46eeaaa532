import type { Outline } from '../../paper/outlines.ts';
import type { Face } from '../person.ts';
import { along } from './face-measure.ts';

export const neckOutline = ({ turn, width }: Face): Outline => {
  const back = along(-44, -58, turn) * width;
  const throat = along(44, 30, turn) * width;
  return [
    [back, 30],
    [throat, 70],
    [throat + 2, 140],
    [throat + 8, 186],
    [back - 8, 186],
    [back - 2, 150],
  ];
};
