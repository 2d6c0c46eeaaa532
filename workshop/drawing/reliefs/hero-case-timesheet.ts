import { mix } from '../paper/mix.ts';
import { bar, block, disc, plume, ring, turn, type Outline } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';
import { scaledBoards } from './scaled-boards.ts';

const { cobalt, azure, sky, haze, hot, ink } = colors;

/** Cards in the slots of a rack; none where somebody is at work. */
function rack(left: number, cards: (string | undefined)[]): Board[] {
  const [width, first, step] = [136, 104, 92];
  return [
    board(block(left, 60, width, cards.length * step + 60, [26, 26, 26, 5]), '#16307f', 30, 8),
    ...cards.flatMap((color, at) => {
      const top = first + at * step;
      return [
        board(block(left + 14, top + 30, width - 28, 30, 6), '#0b1a4a', 0, 0),
        ...(color
          ? [
              board(block(left + 22, top - 16, width - 44, 76, [12, 12, 2, 2]), color, 10, 4),
              board(bar(left + 36, top, 48, 8), mix(color, '#0b1a4a', 0.6), 1, 1),
              board(bar(left + 36, top + 16, 30, 6), mix(color, '#0b1a4a', 0.35), 1, 1),
            ]
          : []),
        board(block(left + 10, top + 44, width - 20, 32, [8, 8, 8, 3]), '#2348b0', 10, 4),
      ];
    }),
  ];
}

const dial = { x: 1080, y: 268, radius: 138 };

const tick = (hour: number): Board => {
  const [length, thick] = hour % 3 === 0 ? [24, 9] : [14, 6];
  const mark = bar(dial.x - thick / 2, dial.y - dial.radius + 20, thick, length);
  return board(turn(mark, dial.x, dial.y, hour * 30), hour % 3 === 0 ? ink : '#7c90bd', 1, 1);
};
const hand = (length: number, thick: number, angle: number): Board =>
  board(turn(bar(dial.x - thick / 2, dial.y - length, thick, length + 22), dial.x, dial.y, angle), ink, 8, 3);

/** Seven in the morning, to the minute. */
const clock: Board[] = [
  board(block(858, 76, 444, 430, [90, 90, 90, 12], 24), cobalt, 64, 14),
  board(disc(dial.x, dial.y, dial.radius + 22), '#1a3792', 10, 6),
  board(disc(dial.x, dial.y, dial.radius), '#f2f6ff', 4, 2),
  ...Array.from({ length: 12 }, (_, hour) => tick(hour)),
  hand(74, 15, 210),
  hand(106, 10, 0),
  board(disc(dial.x, dial.y, 13), azure, 4, 2),
  board(ring(dial.x, dial.y, dial.radius + 11, 4), '#5b82f2', 0, 0),
  board(bar(930, 442, 300, 34), '#08133a', 0, 0),
];

/** The week on a card: the name, then a line per day with the times stamped by the clock. */
function card(): Board[] {
  const [left, top, width, height] = [962, 446, 236, 282];
  const put = (outline: Outline) => turn(outline, 1080, 460, 3);
  const day = (at: number): Board[] => [
    board(put(bar(left + 26, top + 112 + at * 32, 34, 9)), '#a8432a', 1, 1),
    board(put(bar(left + 78, top + 110 + at * 32, 56, 13)), ink, 2, 1),
    ...(at < 4 ? [board(put(bar(left + 152, top + 110 + at * 32, 56, 13)), ink, 2, 1)] : []),
  ];
  return [
    board(put(block(left, top, width, height, [6, 6, 30, 6])), hot, 54, 8),
    board(put(plume(left + 44, top + 70, 38, 135)), '#ffd9c4', 4, 2),
    board(put(bar(left + 78, top + 58, 130, 12)), ink, 2, 1),
    board(put(bar(left + 78, top + 78, 84, 9)), '#a8432a', 1, 1),
    ...[0, 1, 2, 3, 4].flatMap(day),
  ];
}

/** The lip in front of the card. */
const lip: Board[] = [
  board(block(914, 424, 332, 34, [17, 17, 17, 5]), '#3059de', 14, 5),
  board(bar(936, 433, 120, 6), '#6f95fb', 1, 1),
];

const pieces: Board[] = [
  ...rack(684, [sky, undefined, azure, azure, undefined, haze]),
  ...rack(1340, [undefined, haze, undefined, azure, sky, undefined]),
  ...rack(1492, [azure, undefined, sky, undefined, undefined, azure]),
  ...clock,
  ...card(),
  ...lip,
];
const ground = { ground: '#0b1830', lit: '#1b3580', shaded: '#0b1830' };

/** A card in the time clock; those of people at work are not in their rack. */
export const heroCaseTimesheet: Relief = {
  width: 1440,
  height: 800,
  density: 2,
  ...ground,
  lamp: [0.7, 0.04],
  reach: 0.55,
  pieces: scaledBoards(pieces, 147, 58, 0.84),
};

/** The drawing above a phone's text. */
export const heroCaseTimesheetPhone: Relief = {
  width: 780,
  height: 900,
  ...ground,
  lamp: [0.5, 0.02],
  reach: 0.8,
  pieces: scaledBoards(pieces, -344, 107, 0.68),
};
