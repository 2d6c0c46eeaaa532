import { block, disc, plume } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** A shield of plumes in three layers, around a keyhole. Behind it the rows of what it keeps. */
export const aiCybersecurity: Cover = {
  ground: 'night',
  sign: (ink) => {
    const rows = Array.from({ length: 19 * 11 }, (_, place) => [(place % 19) - 9, Math.floor(place / 19) - 5] as const)
      .filter(([column, row]) => Math.hypot(column, row * 0.9 + 0.3) > 3.3)
      // The rows thin out to the sides: words stand there on a hero.
      .filter(([column, row]) => (column * 37 + row * 61 + 900) % 10 >= (Math.abs(column) - 4) * 2.6);
    return [
      ...rows.map(([column, row], order) =>
        piece(
          plume(column * 104, row * 104, 92, 45),
          (column * column * 3 + row * 7 + column * row + 40) % 5 ? ink.faint : ink.soft,
          10 + order * 0.01,
        ),
      ),
      piece(plume(0, -38, 500, 90), ink.body, 40),
      piece(plume(0, -48, 386, 90), ink.second, 58, 34),
      piece(plume(0, -58, 272, 90), ink.sheet, 74, 34),
      piece(disc(0, -88, 46), ink.hot, 84, 12),
      piece(block(-24, -76, 48, 98, [0, 0, 14, 14]), ink.hot, 84.1, 12),
    ];
  },
};
