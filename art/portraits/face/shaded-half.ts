import { smooth, type Outline, type Point } from '../../paper/outlines.ts';
import type { Face } from '../person.ts';
import { axisOf } from './face-measure.ts';
import { headOutline } from './head-outline.ts';

/** The half of the face that the lamp does not reach, cut along brow, nose and lips. */
export function shadedHalf(face: Face, looks: 'left' | 'right'): Outline {
  const outline = headOutline(face);
  const axis = axisOf(face);
  const { turn, length } = face;
  const right = outline.filter(([x, y]) => y > -112 && x > 20 && y < 112 * length);
  if (looks === 'right') {
    const ridge: Point[] = [
      [axis + 12, 112 * length],
      [axis + 12, 92 * length],
      [axis + 6, 78 * length],
      [axis + 8, 56 * length],
      [axis + 16 + 6 * turn, 42 * length],
      [axis + 6, 12],
      [axis + 5, -10],
      [axis + 18, -26],
      [axis + 26, -110],
    ];
    return [...right, ...ridge];
  }
  // Drawn mirrored: the shade lies on the near cheek.
  const left = outline.filter(([x, y]) => x < -22 && y > -116 && y < 112 * length);
  const cheek: Point[] = [
    [axis - 40, -116],
    [axis - 56, -78],
    [axis - 58, -30],
    [axis - 70, 4],
    [axis - 62, 34],
    [axis - 44, 62 * length],
    [axis - 34, 88 * length],
    [axis - 30, 108 * length],
  ];
  return [...left, ...smooth(cheek, 6)];
}
