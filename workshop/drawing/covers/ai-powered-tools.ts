import { bar, rotate, type Outline, type Point } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** Half of a receipt's width. */
const half = 200;
/** The number of teeth of a torn edge. */
const teeth = 10;
const toothDepth = 20;

/** A torn edge from left to right; its teeth go down by `depth`. */
const tornEdge = (y: number, depth: number): Point[] =>
  Array.from({ length: 2 * teeth + 1 }, (_, step) => [-half + (step * half) / teeth, y + (step % 2) * depth]);

/** A receipt, torn off above and below. */
const receipt = (top: number, bottom: number): Outline => [
  ...tornEdge(top, toothDepth),
  ...tornEdge(bottom, -toothDepth).toReversed(),
];

/** The widths of the lines of text. */
const items = [180, 130, 200, 150, 110];

/** Three receipts; on the top one, the total stands out. */
export const aiPoweredTools: Cover = {
  ground: 'peach',
  motif: (palette) => [
    piece(rotate(receipt(-270, 300), 0, 300, -17), palette.second, 26),
    piece(rotate(receipt(-270, 300), 0, 300, 13), palette.body, 42),
    piece(receipt(-340, 330), palette.sheet, 66),
    ...items.flatMap((width, row) => {
      const y = -264 + row * 72;
      return [
        piece(bar(-150, y, width, 30), palette.body, 70 + row * 0.1, 4),
        piece(bar(82, y, 68, 30), palette.detail, 70.05 + row * 0.1, 4),
      ];
    }),
    piece(bar(-150, 166, 96, 44), palette.body, 72, 4),
    piece(bar(-40, 142, 190, 92), palette.hot, 92, 44),
  ],
};
