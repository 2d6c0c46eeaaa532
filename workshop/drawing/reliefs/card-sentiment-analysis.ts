import { bar, roundedRect } from '../paper/outlines.ts';
import type { Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

/** The y of the beam. */
const beam = 330;
/** The width of an opinion. */
const width = 76;
/** The distance from one opinion to the next. */
const pitch = 98;
/** The x of the first opinion. */
const firstX = 84;

/** The distance that each opinion extends from the beam: praise up, above 0, in greens; criticism down, in peach. */
const opinions = [
  { reach: -98, color: '#f6cdb9', lift: 34, thickness: 11 },
  { reach: -192, color: colors.hot, lift: 52, thickness: 15 },
  { reach: -132, color: colors.peach, lift: 44, thickness: 14 },
  { reach: 84, color: '#5f9a8b', lift: 36, thickness: 11 },
  { reach: 138, color: '#7fbfa9', lift: 42, thickness: 13 },
  { reach: 188, color: '#a2dbc5', lift: 52, thickness: 14 },
  { reach: 236, color: '#c9ecdd', lift: 62, thickness: 16 },
];

/** Opinions, in the colors of the page's charts: criticism hangs below the beam, praise stands on it. */
export const cardSentimentAnalysis: Relief = {
  width: 832,
  height: 704,
  ground: '#2a5b53',
  lit: '#568c7e',
  shaded: '#12302d',
  pieces: [
    ...opinions.map(({ reach, color, lift, thickness }, order) => {
      const [x, half] = [firstX + order * pitch, width / 2];
      const outline =
        reach > 0
          ? roundedRect(x, beam - reach, width, reach - 4, [half, half, 0, 0], 40)
          : roundedRect(x, beam, width, -reach, [0, 0, half, half], 40);
      return board(outline, color, lift, thickness);
    }),
    board(bar(48, beam - 8, 736, 18), colors.mist, 26, 9),
  ],
};
