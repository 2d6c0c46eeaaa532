import {
  arc,
  band,
  bar,
  disc,
  plume,
  ring,
  roundedRect,
  scaleAndMove,
  strip,
  type Outline,
} from '../paper/outlines.ts';
import type { Piece } from '../paper/paper-svg.ts';
import { piece, type Cover } from './cover.ts';

/** A letter, drawn with a stroke of 34 on the baseline 96; capitals begin at -100, small letters at -34. */
type Letter = Pick<Piece, 'outline' | 'holes'>;

const letterB: Letter = {
  outline: [
    ...arc(304, -86, 14, 180, 270),
    ...arc(352, -43, 57, -90, 52),
    ...arc(362, 38, 58, -52, 90),
    ...arc(304, 82, 14, 90, 180),
  ],
  holes: [roundedRect(324, -66, 51, 46, [4, 23, 23, 4]), roundedRect(324, 14, 62, 48, [4, 24, 24, 4])],
};

/** “O’Brien” without its apostrophe, from the left: O, B, r, i with its dot, e in two pieces, n. */
const letters: Letter[] = [
  { outline: ring(98, -2, 81, 34) },
  letterB,
  { outline: strip([[463, 79], ...arc(515, 35, 52, 180, 290)], 34) },
  { outline: bar(556, -34, 34, 130) },
  { outline: disc(573, -78, 22) },
  { outline: bar(632, 17, 96, 34) },
  { outline: band(680, 31, 49, 34, 52, 356) },
  { outline: strip([[787, 79], ...arc(828, 24, 41, 180, 360), [869, 79]], 34) },
];

/** The place of the apostrophe, a little darker than the box. */
const gap = { x: 243, y: -72, size: 62, color: '#e4edfb' };

/** The letters' scale, and where they begin. */
const [scale, left, top] = [0.78, -346, 12];
const place = (outline: Outline) => scaleAndMove(outline, left, top, scale);

/** The finding of the article: a name in a form’s box, without the apostrophe that every ready-made rule for names refuses. */
export const aiWebFormValidation: Cover = {
  ground: 'haze',
  motif: (palette) => [
    piece(bar(-400, -244, 236, 40), palette.body, 26),
    piece(roundedRect(-400, -164, 800, 330, [72, 72, 72, 14]), palette.sheet, 30),
    piece(place(plume(gap.x, gap.y, gap.size, 135)), gap.color, 31, 3),
    ...letters.map(({ outline, holes = [] }, index) => ({
      ...piece(place(outline), palette.second, 44 + index * 0.1, 20),
      holes: holes.map(place),
    })),
    piece(plume(-70, -262, 132, 135), palette.hot, 90),
    piece(bar(-400, 216, 480, 34), palette.soft, 20, 12),
    piece(bar(-400, 276, 330, 34), palette.soft, 20.1, 12),
  ],
};
