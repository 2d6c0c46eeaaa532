import { bar, roundedRect, disc, plume } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** Made to measure: a caliper around a plume. */
export const customSolution: Cover = {
  ground: 'haze',
  motif: (palette) => [
    piece(plume(-30, 70, 330, 135), palette.hot, 40),
    piece(roundedRect(-330, -270, 700, 120, [60, 60, 60, 10]), palette.sheet, 52),
    ...Array.from({ length: 13 }, (_, tick) => {
      const length = tick % 3 === 0 ? 60 : 34;
      return piece(bar(-268 + tick * 46, -162 - length, 10, length), palette.ink, 56 + tick * 0.01, 5);
    }),
    piece(roundedRect(-330, -270, 128, 560, [60, 10, 64, 10]), palette.body, 66),
    piece(roundedRect(142, -296, 128, 586, [28, 28, 10, 64]), palette.second, 74),
    piece(disc(206, -210, 24), palette.detail, 80, 10),
    piece(bar(-300, -60, 22, 200), palette.detail, 72, 8),
  ],
};
