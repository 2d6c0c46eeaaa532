import { mix } from '../paper/mix.ts';
import { bar, roundedRect, disc, plume, ring, rotate, type Outline } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';
import { scaledBoards } from './scaled-boards.ts';

const { cobalt, azure, sky, haze, hot, ink } = colors;

/** Cards in the slots of a rack, by color; undefined for an empty slot: that person is at work. */
function rack(left: number, cards: (string | undefined)[]): Board[] {
  const [width, firstTop, pitch] = [136, 104, 92];
  return [
    board(roundedRect(left, 60, width, cards.length * pitch + 60, [26, 26, 26, 5]), '#16307f', 30, 8),
    ...cards.flatMap((color, index) => {
      const top = firstTop + index * pitch;
      return [
        board(roundedRect(left + 14, top + 30, width - 28, 30, 6), '#0b1a4a', 0, 0),
        ...(color
          ? [
              board(roundedRect(left + 22, top - 16, width - 44, 76, [12, 12, 2, 2]), color, 10, 4),
              board(bar(left + 36, top, 48, 8), mix(color, '#0b1a4a', 0.6), 1, 1),
              board(bar(left + 36, top + 16, 30, 6), mix(color, '#0b1a4a', 0.35), 1, 1),
            ]
          : []),
        board(roundedRect(left + 10, top + 44, width - 20, 32, [8, 8, 8, 3]), '#2348b0', 10, 4),
      ];
    }),
  ];
}

const dial = { x: 1080, y: 268, radius: 138 };

const tick = (hour: number): Board => {
  const [length, thickness] = hour % 3 === 0 ? [24, 9] : [14, 6];
  const mark = bar(dial.x - thickness / 2, dial.y - dial.radius + 20, thickness, length);
  return board(rotate(mark, dial.x, dial.y, hour * 30), hour % 3 === 0 ? ink : '#7c90bd', 1, 1);
};
/** A hand of the clock; the angle in degrees from twelve. */
const hand = (length: number, thickness: number, angle: number): Board =>
  board(rotate(bar(dial.x - thickness / 2, dial.y - length, thickness, length + 22), dial.x, dial.y, angle), ink, 8, 3);

/** Seven in the morning, to the minute. */
const clock: Board[] = [
  board(roundedRect(858, 76, 444, 430, [90, 90, 90, 12], 24), cobalt, 64, 14),
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
  const onCard = (outline: Outline) => rotate(outline, 1080, 460, 3);
  const dayRow = (index: number): Board[] => [
    board(onCard(bar(left + 26, top + 112 + index * 32, 34, 9)), '#a8432a', 1, 1),
    board(onCard(bar(left + 78, top + 110 + index * 32, 56, 13)), ink, 2, 1),
    ...(index < 4 ? [board(onCard(bar(left + 152, top + 110 + index * 32, 56, 13)), ink, 2, 1)] : []),
  ];
  return [
    board(onCard(roundedRect(left, top, width, height, [6, 6, 30, 6])), hot, 54, 8),
    board(onCard(plume(left + 44, top + 70, 38, 135)), '#ffd9c4', 4, 2),
    board(onCard(bar(left + 78, top + 58, 130, 12)), ink, 2, 1),
    board(onCard(bar(left + 78, top + 78, 84, 9)), '#a8432a', 1, 1),
    ...[0, 1, 2, 3, 4].flatMap(dayRow),
  ];
}

/** The lip in front of the card. */
const lip: Board[] = [
  board(roundedRect(914, 424, 332, 34, [17, 17, 17, 5]), '#3059de', 14, 5),
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

/** A card in the time clock: the cards of people at work are not in their rack. */
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
