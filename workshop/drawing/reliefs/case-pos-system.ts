import { arc, arch, bar, disc } from '../paper/outlines.ts';
import type { Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

/** The center of the arcs. */
const [x, y] = [804, 632];

/** The bell on a kitchen's pass-through, and the sound that spreads from it. */
export const casePosSystem: Relief = {
  width: 1608,
  height: 905,
  ground: '#ffd0b8',
  lit: '#ffe4d4',
  shaded: '#dfab92',
  lamp: [0.1, 0],
  // Where a card crops the picture, the ends of arcs are either inside or outside, never on the edge.
  pieces: [
    board(arch(x, y, 740, 71, 180, 360), '#ffb892', 20, 5),
    board(arch(x, y, 600, 71, 180, 360), '#ffe4d6', 24, 6),
    board(arch(x, y, 480, 71, 180, 360), '#ffb892', 28, 7),
    board(bar(x - 281, y + 74, 562, 66), '#1e3275', 46, 13),
    board([...arc(x, y + 40, 232, 180, 360, 140), [x + 232, y + 62], [x - 232, y + 62]], colors.deep, 54, 12),
    board(arch(x, y + 40, 178, 24, 199, 238), '#3c5bb0', 8, 3),
    board(disc(x, y - 240, 54), colors.hot, 58, 16),
  ],
};
