import type { Outline } from '../../paper/outlines.ts';
import { blob, mirror } from '../shapes.ts';

/** Shoulders below a neck whose base is at 0, 0; 600 wide. `slope` lowers them toward the arms. */
export const shoulders = (slope = 0): Outline =>
  blob([
    [-300, 260],
    [-276, 120],
    [-220, 52 + slope],
    [-120, 8 + slope * 0.5],
    [-52, -22],
    [0, -12],
    [52, -22],
    [120, 8 + slope * 0.5],
    [220, 52 + slope],
    [276, 120],
    [300, 260],
  ]);

/** An outline and its mirror image: the two sides of a garment. */
export const mirroredPair = (outline: Outline): Outline[] => [outline, mirror(outline)];
