import { ring, strip, type Point } from '../../paper/outlines.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import { sheet } from '../shapes.ts';

interface GlassesPlace {
  farEyeX: number;
  nearEyeX: number;
  /** The x of the near ear. */
  earX: number;
  /** The far eye's width relative to the near one. */
  farEyeWidth: number;
}

/** Two frames, the bridge between them and the side piece to the near ear. */
export function glassesPieces({ farEyeX, nearEyeX, earX, farEyeWidth }: GlassesPlace, color: string): Piece[] {
  const frame = (x: number, relativeWidth: number) =>
    ring(x, 4, 27, 5).map(([px, py]): Point => [x + (px - x) * relativeWidth, py]);
  const bridge: Point[] = [
    [nearEyeX + 27, 0],
    [farEyeX - 27 * farEyeWidth, 0],
  ];
  const side: Point[] = [
    [nearEyeX - 27, 0],
    [earX - 4, 3],
  ];
  return [
    sheet(frame(farEyeX, farEyeWidth), color, 68, 5),
    sheet(frame(nearEyeX, 1), color, 68, 5),
    sheet(strip(bridge, 5), color, 68, 4),
    sheet(strip(side, 5), color, 65, 3),
  ];
}
