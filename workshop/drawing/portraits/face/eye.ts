import { mix } from '../../paper/mix.ts';
import { bezier, strip, type Outline } from '../../paper/outlines.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import type { Face } from '../person.ts';
import { curvedStrip, leaf, oval, sheet } from '../shapes.ts';
import { skins } from '../skins.ts';

/** An eye at x and its brow. `relativeWidth` is relative to a frontal eye; `side` is 1 for the far eye, -1 for the near one. */
export function eye(x: number, face: Face, relativeWidth: number, side: 1 | -1): Piece[] {
  const { ink, half, shade } = skins[face.skin];
  const width = 30 * relativeWidth;
  const brow: Outline = curvedStrip(
    [
      [x - side * width * 0.62, -25],
      [x + side * width * 0.1, -33],
      [x + side * width * 0.75, -25],
    ],
    7.5,
  );
  const lid = (y: number, rise: number) =>
    bezier(
      [x - width / 2, y],
      [x - width / 4, y - rise * 1.3],
      [x + width / 4, y - rise * 1.3],
      [x + width / 2, y],
      16,
    );
  if (face.eyes === 'smiling') {
    return [sheet(brow, face.brows, 62, 3), sheet(strip(lid(6, 12), 5.5), ink, 61, 1)];
  }
  return [
    sheet(brow, face.brows, 62, 3),
    sheet(leaf([x - width / 2 - 3, 3], [x + width / 2 + 3, 3], 14, 9), mix(half, shade, 0.15), 60, 0.5),
    sheet(leaf([x - width / 2, 4], [x + width / 2, 4], 9, 6.5), mix('#ffffff', half, 0.12), 60.5, 0.5),
    sheet(oval(x + 2, 2.5, 12.5 * Math.max(relativeWidth, 0.9), 13), ink, 61, 0.5),
    sheet(strip(lid(3, 9), 5), ink, 61.5, 0.5),
  ];
}
