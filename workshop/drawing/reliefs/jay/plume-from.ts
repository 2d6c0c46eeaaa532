import { polar, plume, type Outline } from '../../paper/outlines.ts';

/** A plume with its sharp corner at `x`, `y`; the corner points to `angle`, in degrees clockwise from the right. */
export function plumeFrom(x: number, y: number, size: number, angle: number): Outline {
  const [centerX, centerY] = polar(x, y, size * Math.SQRT1_2, angle + 180);
  return plume(centerX, centerY, size, angle, 60);
}
