import { arc, arch, bar, disc } from '../paper/outlines.ts';
import type { Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

/**
 * The bell on a kitchen's pass-through. It is on a counter of Peach and, on wide screens, rises above it before Deep: a shadow of
 * Peach would glow there.
 */
export const bell: Relief = {
  width: 640,
  height: 587,
  ground: colors.deep,
  kind: 'cut out',
  pieces: [
    board(bar(53, 440, 534, 59), colors.sky, 40, 11),
    board([...arc(320, 424, 235, 180, 360, 140), [555, 426], [85, 426]], '#e9f0fc', 46, 13),
    board(arch(320, 424, 180, 25, 197, 228), colors.chalk, 8, 3),
    board(disc(320, 122, 54), colors.hot, 52, 16),
  ],
};
