import { mix } from '../paper/mix.ts';
import { disc, smooth, strip, type Outline, type Point } from '../paper/outlines.ts';
import type { Piece } from '../paper/paper-svg.ts';
import { blob, mirrored, sheet } from './shapes.ts';

// Drawn below a neck with its base at 0, 0; shoulders are 520 wide.
const shoulders = (slope = 0): Outline =>
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
const line = (points: Point[], width: number) => strip(smooth(points), width);
const both = (outline: Outline) => [outline, mirrored(outline)];

type Cut = (color: string, second: string) => Piece[];

const garments = {
  /** A sweater, its neckband and three bars. */
  sweater: (color, second) => [
    sheet(shoulders(), color, 30, 20),
    sheet(
      line(
        [
          [-64, -26],
          [-44, 10],
          [0, 26],
          [44, 10],
          [64, -26],
        ],
        24,
      ),
      mix(color, '#ffffff', 0.16),
      46,
      6,
    ),
    ...[0, 1, 2].map((order) =>
      sheet(
        line(
          [
            [-250, 110 + order * 30],
            [0, 128 + order * 30],
            [250, 110 + order * 30],
          ],
          13,
        ),
        second,
        32,
        2,
      ),
    ),
  ],
  /** A shirt with an open collar. */
  shirt: (color, second) => [
    sheet(shoulders(), color, 30, 20),
    ...both([
      [-66, -44],
      [-30, -6],
      [0, 46],
      [-34, 72],
      [-92, 4],
    ]).map((outline) => sheet(outline, second, 47, 8)),
    sheet(
      [
        [-9, 46],
        [9, 46],
        [9, 240],
        [-9, 240],
      ],
      mix(color, '#101c36', 0.22),
      33,
      1,
    ),
    ...[92, 142].map((y) => sheet(disc(0, y, 6), second, 35, 1)),
  ],
  /** A jacket over a shirt. */
  blazer: (color, second) => [
    sheet(shoulders(-6), color, 30, 20),
    sheet(
      [
        [-56, -26],
        [56, -26],
        [10, 220],
        [-10, 220],
      ],
      second,
      32,
      2,
    ),
    ...both([
      [-58, -46],
      [-26, -10],
      [0, 34],
      [-30, 60],
      [-72, 0],
    ]).map((outline) => sheet(outline, mix(second, '#ffffff', 0.5), 47, 5)),
    ...both([
      [-82, -34],
      [-58, -8],
      [-6, 190],
      [-30, 240],
      [-100, 108],
      [-134, 96],
      [-112, 66],
      [-126, 8],
    ]).map((outline) => sheet(outline, mix(color, '#ffffff', 0.1), 48, 10)),
  ],
  /** A high collar in folds. */
  rollneck: (color) => [
    sheet(shoulders(), color, 30, 20),
    sheet(
      blob([
        [-62, -64],
        [0, -52],
        [62, -64],
        [70, -10],
        [60, 22],
        [0, 34],
        [-60, 22],
        [-70, -10],
      ]),
      mix(color, '#ffffff', 0.12),
      47,
      10,
    ),
    sheet(
      line(
        [
          [-62, -22],
          [0, -8],
          [62, -22],
        ],
        5,
      ),
      mix(color, '#101c36', 0.3),
      47.5,
      0.5,
    ),
  ],
  /** A hood behind the neck, with two cords in front. */
  hoodie: (color, second) => [
    sheet(
      blob([
        [-128, 60],
        [-118, -40],
        [-70, -84],
        [0, -92],
        [70, -84],
        [118, -40],
        [128, 60],
        [0, 90],
      ]),
      mix(color, '#101c36', 0.22),
      12,
      10,
    ),
    sheet(shoulders(), color, 30, 20),
    ...both(
      blob([
        [-112, -52],
        [-70, -36],
        [-30, 10],
        [-4, 62],
        [-30, 76],
        [-100, 40],
        [-130, -6],
      ]),
    ).map((outline) => sheet(outline, mix(color, '#ffffff', 0.1), 47, 10)),
    ...[-1, 1].map((side) =>
      sheet(
        line(
          [
            [side * 24, 58],
            [side * 30, 110],
            [side * 26, 158],
          ],
          8,
        ),
        second,
        49,
        4,
      ),
    ),
  ],
  /** A round neckline, with a collar of two plumes. */
  blouse: (color, second) => [
    sheet(shoulders(4), color, 30, 20),
    ...both(
      blob([
        [-2, 24],
        [-34, 14],
        [-58, -24],
        [-80, -18],
        [-104, 26],
        [-80, 70],
        [-34, 76],
        [-4, 54],
      ]),
    ).map((outline) => sheet(outline, second, 47, 8)),
  ],
} satisfies Record<string, Cut>;

export type Garment = keyof typeof garments;

export const garmentPieces = (style: Garment, color: string, second = '#ffffff'): Piece[] =>
  garments[style](color, second);
