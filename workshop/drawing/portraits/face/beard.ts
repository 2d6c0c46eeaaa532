import { mix } from '../../paper/mix.ts';
import type { Point } from '../../paper/outlines.ts';
import type { Piece } from '../../paper/paper-svg.ts';
import type { Face } from '../person.ts';
import { blob, sheet } from '../shapes.ts';
import { interpolate, faceAxis, faceMapping } from './face-measure.ts';

/** A mustache, or a beard with one; nothing for a face without. */
export function beard({ beard: style, ...face }: Face): Piece[] {
  if (!style) return [];
  const axis = faceAxis(face);
  const { turn, length } = face;
  const onFace = (points: Point[]) => points.map(faceMapping({ ...face, width: face.width * 1.02 }));
  const mustache = [
    sheet(
      blob([
        [axis - 34, 73 * length],
        [axis - 15, 57 * length],
        [axis + 4 * turn, 61 * length],
        [axis + 18, 57 * length],
        [axis + 34 - 4 * turn, 72 * length],
        [axis + 17, 71 * length],
        [axis + 2, 67 * length],
        [axis - 14, 72 * length],
      ]),
      style.color,
      64,
      4,
    ),
  ];
  if (style.shape === 'mustache') return mustache;
  const drop = style.shape === 'full' ? 18 : 3;
  const edge = onFace([
    [interpolate(-80, -88, turn), -4],
    [interpolate(-78, -82, turn), 30],
    [interpolate(-68, -70, turn), 66],
    [interpolate(-52, -48, turn), 96 + drop * 0.4],
    [interpolate(-26, -12, turn), 116 + drop],
    [interpolate(0, 20, turn), 120 + drop],
    [interpolate(30, 46, turn), 113 + drop * 0.8],
    [interpolate(56, 60, turn), 88 + drop * 0.3],
    [interpolate(70, 69, turn), 56],
    [interpolate(77, 73, turn), 30],
    [interpolate(76, 70, turn), 16],
    [interpolate(70, 66, turn), 30],
    [interpolate(58, 58, turn), 54],
  ]);
  const inside: Point[] = [
    [axis + 36 - 4 * turn, 62 * length],
    [axis + 2, 57 * length],
    [axis - 32, 62 * length],
    [interpolate(-58, -42, turn), 54],
    [interpolate(-70, -66, turn), 26],
  ];
  return [
    sheet(blob([...edge, ...inside]), style.color, 62.5, 7),
    ...mustache.map((piece) => ({ ...piece, lift: 2, color: mix(style.color, '#ffffff', 0.07) })),
  ];
}
