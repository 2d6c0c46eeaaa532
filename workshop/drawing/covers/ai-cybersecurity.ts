import { plume } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** Rows of what a system writes in a day, sifted in steps: one alarm is left that somebody reads. */
export const aiCybersecurity: Cover = {
  ground: 'night',
  motif: (palette) => {
    const steps = [
      { color: palette.hot, size: 132, height: 104 },
      { color: palette.sheet, size: 102, height: 70 },
      { color: palette.detail, size: 98, height: 48 },
      { color: palette.body, size: 94, height: 30 },
    ];
    const lines = Array.from(
      { length: 19 * 11 },
      (_, place) => [(place % 19) - 9, Math.floor(place / 19) - 5] as const,
    );
    return lines
      .map(([column, row]) => ({ column, row, step: Math.max(Math.abs(column), Math.abs(row)) }))
      .sort((a, b) => b.step - a.step)
      .flatMap(({ column, row, step }, order) => {
        const [x, y] = [column * 104, row * 104];
        const raised = steps[step];
        if (raised) return [piece(plume(x, y, raised.size, 135), raised.color, raised.height + order * 0.01)];
        // Words of the article and of the header stand left and above on a hero; to the right the rows thin out.
        if (column < -4 || Math.abs(row) > 3 || (column * 37 + row * 61 + 900) % 10 < (step - 4) * 2.6) return [];
        const color = (column * column * 3 + row * 7 + column * row + 40) % 5 ? palette.faint : palette.soft;
        return [piece(plume(x, y, 90, 135), color, 10 + order * 0.01)];
      });
  },
};
