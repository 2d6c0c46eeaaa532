import { ring, strip, type Point } from '../../paper/outlines.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import { sheet } from '../shapes.ts';

interface GlassesPlace {
  farEyeX: number;
  nearEyeX: number;
  /** The x of the near ear. */
  earX: number;
  /** The far eye's width relative to the near one. */
  farNarrowing: number;
}

/** Two frames, the bridge between them and the side piece to the near ear. */
export function glassesPieces({ farEyeX, nearEyeX, earX, farNarrowing }: GlassesPlace, color: string): Piece[] {
  const frame = (x: number, narrowing: number) =>
    ring(x, 4, 27, 5).map(([px, py]): Point => [x + (px - x) * narrowing, py]);
  const bridge: Point[] = [
    [nearEyeX + 27, 0],
    [farEyeX - 27 * farNarrowing, 0],
  ];
  const side: Point[] = [
    [nearEyeX - 27, 0],
    [earX - 4, 3],
  ];
  return [
    sheet(frame(farEyeX, farNarrowing), color, 68, 5),
    sheet(frame(nearEyeX, 1), color, 68, 5),
    sheet(strip(bridge, 5), color, 68, 4),
    sheet(strip(side, 5), color, 65, 3),
  ];
}
