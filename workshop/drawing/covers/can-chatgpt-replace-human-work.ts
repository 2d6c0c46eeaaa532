import { bar, block, disc, plume } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** A speech plume dressed for the office. */
export const canChatgptReplaceHumanWork: Cover = {
  ground: 'haze',
  sign: (ink) => [
    piece(disc(0, 10, 340), ink.faint, 6),
    piece(plume(0, -90, 380, 90), ink.body, 44),
    ...[-90, 0, 90].map((x) => piece(disc(x, -130, 27), ink.detail, 50 + x * 0.001, 14)),
    piece(block(-310, 130, 620, 200, [150, 150, 10, 10]), ink.second, 56),
    piece(
      [
        [-150, 118],
        [-60, 96],
        [0, 190],
        [-92, 262],
      ],
      ink.sheet,
      66,
    ),
    piece(
      [
        [150, 118],
        [60, 96],
        [0, 190],
        [92, 262],
      ],
      ink.sheet,
      66.1,
    ),
    piece(
      [
        [-26, 222],
        [26, 222],
        [52, 330],
        [-52, 330],
      ],
      ink.hot,
      72,
      22,
    ),
    piece(block(-38, 166, 76, 64, [14, 14, 26, 26]), ink.hot, 78, 18),
    piece(bar(-262, 250, 110, 18), ink.body, 60, 4),
  ],
};
