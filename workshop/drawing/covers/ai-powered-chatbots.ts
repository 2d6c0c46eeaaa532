import { bar, disc, plume } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** Two speech bubbles: one has spoken, the other is typing. */
export const aiPoweredChatbots: Cover = {
  ground: 'peach',
  motif: (palette) => [
    piece(plume(214, -246, 150, 135), palette.soft, 20),
    piece(plume(-250, 262, 118, 45), palette.soft, 20.1),
    piece(plume(-120, -70, 480, 135), palette.body, 44),
    piece(bar(-256, -182, 280, 48), palette.sheet, 54, 16),
    piece(bar(-256, -94, 200, 48), palette.detail, 54.1, 16),
    piece(bar(-256, -6, 240, 48), palette.sheet, 54.2, 16),
    piece(plume(214, 158, 320, 45), palette.second, 74),
    ...[-78, 0].map((x) => piece(disc(214 + x, 158, 27), palette.detail, 84 + x * 0.001, 14)),
    piece(disc(292, 150, 32), palette.hot, 88, 26),
  ],
};
