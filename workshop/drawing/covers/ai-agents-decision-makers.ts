import { mix } from '../paper/mix.ts';
import { bezier, disc, plume, ring, strip } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** A decision: three paths lead from one point; one is taken, and one is refused. */
export const aiAgentsDecisionMakers: Cover = {
  ground: 'mist',
  motif: (palette) => {
    const path = (y: number) => bezier([-250, 0], [-20, 0], [-20, y], [280, y]);
    return [
      piece(strip(path(262), 62), palette.soft, 18),
      piece(
        strip(
          [
            [-250, 0],
            [280, 0],
          ],
          62,
        ),
        palette.soft,
        20,
      ),
      piece(strip(path(-238), 88), palette.body, 46),
      piece(plume(316, 262, 148, 180), palette.hot, 40),
      piece(
        strip(
          [
            [276, 262],
            [356, 262],
          ],
          24,
        ),
        palette.sheet,
        52,
        12,
      ),
      piece(plume(316, 0, 132, 180), mix(palette.soft, palette.body, 0.24), 36),
      piece(plume(290, -232, 218, 180), palette.body, 76),
      piece(
        strip(
          [
            [244, -228],
            [278, -194],
            [340, -270],
          ],
          27,
        ),
        palette.sheet,
        88,
        12,
      ),
      piece(disc(-246, 0, 152), palette.body, 60),
      piece(ring(-246, 0, 86, 28), palette.sheet, 66, 10),
      piece(disc(-246, 0, 32), palette.sheet, 66.1, 10),
    ];
  },
};
