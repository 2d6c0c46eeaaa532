import { plume } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

const columns = 19;
const rows = 11;
/** The distance from one plume to the next. */
const pitch = 104;

/** A system's log as rows of plumes, filtered step by step toward the middle: one alarm is left. */
export const aiCybersecurity: Cover = {
  ground: 'night',
  motif: (palette) => {
    // The plumes at each step from the middle outward.
    const plumesByStep = [
      { color: palette.hot, size: 132, height: 104 },
      { color: palette.sheet, size: 102, height: 70 },
      { color: palette.detail, size: 98, height: 48 },
      { color: palette.body, size: 94, height: 30 },
    ];
    const places = Array.from(
      { length: columns * rows },
      (_, index) => [(index % columns) - (columns - 1) / 2, Math.floor(index / columns) - (rows - 1) / 2] as const,
    );
    return places
      .map(([column, row]) => ({ column, row, step: Math.max(Math.abs(column), Math.abs(row)) }))
      .sort((a, b) => b.step - a.step)
      .flatMap(({ column, row, step }, order) => {
        const [x, y] = [column * pitch, row * pitch];
        const inner = plumesByStep[step];
        if (inner) return [piece(plume(x, y, inner.size, 135), inner.color, inner.height + order * 0.01)];
        // Left, above and below may be the words of a hero; to the right the rows thin out, and vary in color, without randomness.
        if (column < -4 || Math.abs(row) > 3 || (column * 37 + row * 61 + 900) % 10 < (step - 4) * 2.6) return [];
        const color = (column * column * 3 + row * 7 + column * row + 40) % 5 ? palette.faint : palette.soft;
        return [piece(plume(x, y, 90, 135), color, 10 + order * 0.01)];
      });
  },
};
