import { bar, block, disc, plume } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** Made to measure: a caliper closes on a plume. */
export const customSolution: Cover = {
  ground: 'haze',
  sign: (ink) => [
    piece(plume(-30, 70, 330, 135), ink.hot, 40),
    piece(block(-330, -270, 700, 120, [60, 60, 60, 10]), ink.sheet, 52),
    ...Array.from({ length: 13 }, (_, tick) =>
      piece(bar(-268 + tick * 46, -162 - (tick % 3 ? 34 : 60), 10, tick % 3 ? 34 : 60), ink.ink, 56 + tick * 0.01, 5),
    ),
    piece(block(-330, -270, 128, 560, [60, 10, 64, 10]), ink.body, 66),
    piece(block(142, -296, 128, 586, [28, 28, 10, 64]), ink.second, 74),
    piece(disc(206, -210, 24), ink.detail, 80, 10),
    piece(bar(-300, -60, 22, 200), ink.detail, 72, 8),
  ],
};
