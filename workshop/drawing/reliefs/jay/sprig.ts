import { bezier, scaleAndMove, spline, strip, rotate, type Outline, type Point } from '../../paper/outlines.ts';
import type { Board } from '../../paper/relief-svg.ts';
import { board } from '../board.ts';
import { taperedStrip } from './tapered-strip.ts';

const [dark, green, pale] = ['#1f4d46', '#2f6a5e', '#a3bfae'];

/** A leaf of length 1, from its stalk at 0, 0 to the right. */
const blade: Outline = [
  ...bezier([0, 0], [0.26, -0.34], [0.72, -0.27], [1, 0], 30),
  ...bezier([1, 0], [0.68, 0.28], [0.26, 0.3], [0, 0], 30),
];

/** A leaf and its rib; the angle in degrees clockwise from the right. */
function leaf(x: number, y: number, length: number, angle: number, color: string): Board[] {
  const rib: Outline = [
    [0.1, 0],
    [0.84, 0],
  ];
  const onStem = (outline: Outline) => rotate(scaleAndMove(outline, x, y, length), x, y, angle);
  const vein = color === pale ? '#86a694' : '#4d8a7c';
  return [board(onStem(blade), color, 16, 4), board(strip(onStem(rib), 2.6), vein, 1, 0.5)];
}

export interface Sprig {
  stem: Point[];
  /** The length of its lowest leaf; they get shorter toward the tip. */
  leafLength: number;
  /** The number of leaves on either side. */
  pairs: number;
}

/** Leaves in pairs along a stem, dark on one side and pale on the other, and one at its tip. */
export function sprigBoards({ stem, leafLength, pairs }: Sprig): Board[] {
  const line = spline(stem, 20);
  const pointOn = (share: number) => {
    const step = Math.min(line.length - 2, Math.round(share * (line.length - 1)));
    const [x0, y0] = line[step]!;
    const [x1, y1] = line[step + 1]!;
    return { x: x0, y: y0, heading: (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI };
  };
  const leaves = Array.from({ length: pairs }, (_, pair) => {
    const { x, y, heading } = pointOn(0.24 + (pair / pairs) * 0.74);
    const size = leafLength * (1 - (pair / pairs) * 0.34);
    return [...leaf(x, y, size * 0.94, heading + 47, pale), ...leaf(x, y, size, heading - 44, pair % 2 ? dark : green)];
  });
  const tip = pointOn(1);
  return [
    board(taperedStrip(line, 12, 6), dark, 14, 4),
    ...leaves.flat(),
    ...leaf(tip.x, tip.y, leafLength * 0.66, tip.heading, dark),
  ];
}
