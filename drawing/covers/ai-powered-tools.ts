import { band, bar, block, disc, plume } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** A mug; the steam is plumes. */
export const aiPoweredTools: Cover = {
  ground: 'peach',
  sign: (ink) => [
    piece(disc(0, -10, 345), ink.faint, 6),
    piece(block(-350, 268, 640, 60, [10, 10, 30, 30]), ink.sheet, 22),
    piece(band(178, 66, 92, 48, -100, 100), ink.second, 34),
    piece(block(-262, -60, 440, 326, [12, 12, 150, 150]), ink.body, 60),
    piece(bar(-204, 20, 28, 110), ink.detail, 66, 8),
    piece(bar(-148, 20, 28, 160), ink.detail, 66.1, 8),
    piece(plume(-158, -142, 88, 135), ink.sheet, 40),
    piece(plume(-30, -200, 122, 135), ink.detail, 50),
    piece(plume(128, -262, 158, 135), ink.hot, 70),
  ],
};
