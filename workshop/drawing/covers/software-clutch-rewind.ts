import { polar, disc, plume, star } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** The month of the review that has a “but”, counted backwards. */
const exceptionalMonth = 3;

/** Twelve months, counted backwards, around the star of a client's review. */
export const softwareClutchRewind: Cover = {
  ground: 'mist',
  motif: (palette) => [
    piece(disc(0, 0, 345), palette.faint, 6),
    ...Array.from({ length: 12 }, (_, month) => {
      const angle = -90 - month * 30;
      const [x, y] = polar(0, 0, 262, angle);
      const colors = [palette.body, palette.body, palette.second, palette.second, palette.soft, palette.soft];
      return piece(
        plume(x, y, 128 - month * 4.6, angle - 90),
        month === exceptionalMonth ? palette.hot : (colors[Math.floor(month / 2)] ?? palette.soft),
        40 - month * 2,
      );
    }),
    piece(disc(0, 0, 158), palette.sheet, 34),
    piece(star(0, 6, 122, 0.52), palette.body, 62, 34),
  ],
};
