import { plume } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

const { deep, cobalt, azure, sky, hot } = colors;
/** The colors of `rows`. */
const inks: Record<string, string> = { d: deep, n: '#1b3899', j: cobalt, b: '#3560dc', a: azure, s: sky };

interface Plumage {
  /**
   * The rows from the top, a letter per scale; a dot is a missing one. Every second row begins half a scale to the
   * left.
   */
  rows: string[];
  size: number;
  /** The x of the first scale's center. */
  x: number;
  /** The y of the first scale's center. */
  y: number;
  /** The distance from one scale to the next. */
  pitch: number;
  /** The distance from one row to the next. */
  rowPitch: number;
}

/** The thickness of a scale. */
const thicknessOf = (size: number) => size * 0.06;

/** Each row overlaps the one below it, like scales and tiles. */
function scaleBoards({ rows, size, x, y, pitch, rowPitch }: Plumage): Board[] {
  const row = (letters: string, order: number) =>
    letters.split('').flatMap((letter, index) => {
      const ink = inks[letter];
      const centerX = x + (index - (order % 2) / 2) * pitch;
      return ink ? [board(plume(centerX, y + order * rowPitch, size, 90, 40), ink, size * 0.2, thicknessOf(size))] : [];
    });
  return rows.map(row).reverse().flat();
}

const ground = { ground: '#e0e8f5', lit: '#f1f5fc', shaded: '#cfd9eb' };

/** The picture of the error pages: a scale has fallen out of the plumage. */
export const error: Relief = {
  width: 1920,
  height: 1200,
  ...ground,
  lamp: [0.1, 0.1],
  pieces: [
    ...scaleBoards({
      rows: ['sjanjbajdjnbajsj', 'bnjdajbnjasjnsjad', 'jsnbjadnjabjnasj', 'jdjsnajbsdj.sjnba'],
      size: 122,
      x: 64,
      y: -16,
      pitch: 128,
      rowPitch: 74,
    }),
    board(plume(1470, 470, 122, 157, 60), hot, 62, thicknessOf(122)),
  ],
};

export const errorPhone: Relief = {
  width: 780,
  height: 1780,
  ...ground,
  lamp: [0.1, 0.05],
  reach: 0.8,
  pieces: [
    ...scaleBoards({
      rows: ['ndanja', 'sjbndjb', 'najsbn', 'bdsa.jb'],
      size: 124,
      x: 65,
      y: -14,
      pitch: 130,
      rowPitch: 76,
    }),
    board(plume(556, 440, 124, 157, 50), hot, 44, thicknessOf(124)),
  ],
};
