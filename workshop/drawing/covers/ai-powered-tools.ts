import { block, turn } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** A loaf of minutes in eleven slices: one a use, and one of them is saved. */
export const aiPoweredTools: Cover = {
  ground: 'peach',
  sign: (ink) => {
    const slice = (x: number, inset: number) =>
      block(x + inset, -176 + inset, 300 - 2 * inset, 380 - 2 * inset, [130 - inset, 130 - inset, 26, 26]);
    const loaf = Array.from({ length: 10 }, (_, order) =>
      piece(slice(-392 + order * 36, 0), order % 2 ? ink.body : ink.second, 24 + order * 5, 20),
    );
    return [
      piece(block(-400, 196, 800, 70, [14, 14, 35, 14]), ink.soft, 12),
      ...loaf,
      piece(slice(-68, 34), ink.detail, 74, 5),
      piece(turn(slice(70, 0), 220, 20, 14), ink.hot, 92, 60),
      piece(turn(slice(70, 34), 220, 20, 14), ink.sheet, 96, 5),
    ];
  },
};
