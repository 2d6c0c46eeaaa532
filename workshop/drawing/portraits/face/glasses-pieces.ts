import { ring, strip, type Point } from '../../paper/outlines.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import { sheet } from '../shapes.ts';

/** The centers of both eyes and of the near ear, and the far eye's width relative to the near one. */
interface GlassesPlace {
  far: number;
  near: number;
  earX: number;
  narrow: number;
}

/** Two frames, the bridge between them and the side piece to the near ear. */
export function glassesPieces({ far, near, earX, narrow }: GlassesPlace, color: string): Piece[] {
  const frame = (x: number, width: number) => ring(x, 4, 27, 5).map(([px, py]): Point => [x + (px - x) * width, py]);
  const bridge: Point[] = [
    [near + 27, 0],
    [far - 27 * narrow, 0],
  ];
  const side: Point[] = [
    [near - 27, 0],
    [earX - 4, 3],
  ];
  return [
    sheet(frame(far, narrow), color, 68, 5),
    sheet(frame(near, 1), color, 68, 5),
    sheet(strip(bridge, 5), color, 68, 4),
    sheet(strip(side, 5), color, 65, 3),
  ];
}
