import { at, plume, type Outline } from '../../paper/outlines.ts';

/** A plume with its sharp corner at a point, extending in the opposite direction of the corner. */
export function plumeFrom(x: number, y: number, size: number, angle: number): Outline {
  const [middleX, middleY] = at(x, y, size * Math.SQRT1_2, angle + 180);
  return plume(middleX, middleY, size, angle, 60);
}
