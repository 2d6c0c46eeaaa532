import { at, plume, type Outline } from '../../paper/outlines.ts';

/** A plume whose sharp corner stands at a point; the plume lies where the corner does not point. */
export function plumeFrom(x: number, y: number, size: number, angle: number): Outline {
  const [middleX, middleY] = at(x, y, size * Math.SQRT1_2, angle + 180);
  return plume(middleX, middleY, size, angle, 60);
}
