import { band, roundedRect, plume } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** A briefcase whose right half drifts away as single tasks. */
export const impactOfAiAgents: Cover = {
  ground: 'deep',
  motif: (palette) => {
    const tasks = Array.from({ length: 16 }, (_, order) => [order % 4, Math.floor(order / 4)] as const).filter(
      ([column, row]) => column < 3 || row === 1 || row === 2,
    );
    return [
      piece(band(-70, -190, 118, 50, 180, 322), palette.detail, 20),
      piece(roundedRect(-380, -180, 330, 470, [56, 8, 8, 14]), palette.body, 58),
      piece(roundedRect(-380, 10, 330, 48, 0), palette.ink, 61, 3),
      ...tasks.map(([column, row]) => {
        const size = 106 - column * 10;
        const drift = column * column;
        const colors = [palette.body, palette.body, palette.detail, palette.detail];
        return piece(
          plume(
            20 + column * 112 + drift * 3,
            -122 + row * 118 + (row - 1.5) * drift * 2,
            size,
            135 + drift * (row - 1.6) * 3,
          ),
          colors[column] ?? palette.detail,
          50 - column * 9 + row * 0.1,
        );
      }),
      piece(roundedRect(-106, -26, 120, 120, [60, 60, 60, 12]), palette.hot, 80, 40),
    ];
  },
};
