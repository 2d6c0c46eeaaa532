import { bar, roundedRect, disc, plume } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** A speech bubble with collar and tie. */
export const canChatgptReplaceHumanWork: Cover = {
  ground: 'haze',
  motif: (palette) => [
    piece(disc(0, 10, 340), palette.faint, 6),
    piece(plume(0, -90, 380, 90), palette.body, 44),
    ...[-90, 0, 90].map((x) => piece(disc(x, -130, 27), palette.detail, 50 + x * 0.001, 14)),
    piece(roundedRect(-310, 130, 620, 200, [150, 150, 10, 10]), palette.second, 56),
    piece(
      [
        [-150, 118],
        [-60, 96],
        [0, 190],
        [-92, 262],
      ],
      palette.sheet,
      66,
    ),
    piece(
      [
        [150, 118],
        [60, 96],
        [0, 190],
        [92, 262],
      ],
      palette.sheet,
      66.1,
    ),
    piece(
      [
        [-26, 222],
        [26, 222],
        [52, 330],
        [-52, 330],
      ],
      palette.hot,
      72,
      22,
    ),
    piece(roundedRect(-38, 166, 76, 64, [14, 14, 26, 26]), palette.hot, 78, 18),
    piece(bar(-262, 250, 110, 18), palette.body, 60, 4),
  ],
};
