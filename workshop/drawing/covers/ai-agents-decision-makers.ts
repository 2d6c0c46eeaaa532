import { mix } from '../paper/mix.ts';
import { curve, disc, plume, ring, strip } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** One mind, three ways, one taken. */
export const aiAgentsDecisionMakers: Cover = {
  ground: 'mist',
  opensLight: true,
  sign: (ink) => {
    const way = (y: number) => curve([-250, 0], [-20, 0], [-20, y], [280, y]);
    return [
      piece(strip(way(262), 62), ink.soft, 18),
      piece(
        strip(
          [
            [-250, 0],
            [280, 0],
          ],
          62,
        ),
        ink.soft,
        20,
      ),
      piece(strip(way(-238), 88), ink.body, 46),
      piece(plume(316, 262, 132, 180), mix(ink.soft, ink.body, 0.24), 34),
      piece(plume(316, 0, 132, 180), mix(ink.soft, ink.body, 0.24), 36),
      piece(plume(290, -232, 218, 180), ink.hot, 76),
      piece(
        strip(
          [
            [244, -228],
            [278, -194],
            [340, -270],
          ],
          27,
        ),
        ink.sheet,
        88,
        12,
      ),
      piece(disc(-246, 0, 152), ink.body, 60),
      piece(ring(-246, 0, 86, 28), ink.sheet, 66, 10),
      piece(disc(-246, 0, 32), ink.sheet, 66.1, 10),
    ];
  },
};
