import { at, disc, plume, star } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** Twelve months run backwards round the star of a client's review. */
export const softwareClutchRewind: Cover = {
  ground: 'mist',
  sign: (ink) => [
    piece(disc(0, 0, 345), ink.faint, 6),
    ...Array.from({ length: 12 }, (_, month) => {
      const angle = -90 - month * 30;
      const [x, y] = at(0, 0, 262, angle);
      const colors = [ink.body, ink.body, ink.second, ink.second, ink.soft, ink.soft];
      return piece(
        plume(x, y, 128 - month * 4.6, angle - 90),
        colors[Math.floor(month / 2)] ?? ink.soft,
        40 - month * 2,
      );
    }),
    piece(disc(0, 0, 158), ink.sheet, 34),
    piece(star(0, 6, 122, 0.52), ink.hot, 62, 34),
  ],
};
