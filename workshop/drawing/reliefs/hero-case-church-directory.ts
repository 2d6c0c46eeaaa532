import { mix } from '../paper/mix.ts';
import { arc, bar, roundedRect, plume, type Outline } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';
import { scaledBoards } from './scaled-boards.ts';

const { pine, sage, mist, peach, hot, ink } = colors;

/** The x of the drawer's center. */
const middle = 1190;
/** The number of cards in the drawer. */
const cardCount = 11;
/** The card that is being pulled out of the drawer, counted from the back. */
const pulledCard = 6;

const wood = { inside: '#0d2a2b', side: '#1b4641', front: '#2c6a5f' };

/** An index card with a tab on its upper edge, which begins at x = `tab`. */
function indexCard(left: number, top: number, width: number, height: number, tab: number): Outline {
  const [right, bottom] = [left + width, top + height];
  return [
    ...arc(left + 16, top + 16, 16, 180, 270),
    [tab, top],
    ...arc(tab + 12, top - 16, 12, 180, 270),
    ...arc(tab + 96, top - 16, 12, 270, 360),
    [tab + 108, top],
    ...arc(right - 16, top + 16, 16, 270, 360),
    [right, bottom],
    [left, bottom],
  ];
}

/** The color of a card that is in the drawer, at a share of the way from the back to the front. */
const cardColor = (share: number) =>
  share < 0.6 ? mix('#2f6c60', sage, share / 0.6) : mix(sage, mist, (share - 0.6) / 0.4);

/** The card at `order`, counted from the back: nearer ones are wider, lower and lighter. */
function card(order: number): Board[] {
  const share = order / (cardCount - 1);
  const isPulled = order === pulledCard;
  const half = 222 + order * 10.4;
  const top = 212 + order * 30 - (isPulled ? 112 : 0);
  const left = middle - half;
  const tab = left + 34 + ((order * 37) % 100) * ((2 * half - 176) / 100);
  const color = isPulled ? hot : cardColor(share);
  const textColor = isPulled ? ink : mix(color, pine, 0.62);
  return [
    board(indexCard(left, top, 2 * half, 700 - top, tab), color, isPulled ? 30 : 16, isPulled ? 5 : 3),
    board(bar(tab + 22, top - 15, 62, 8), textColor, 2, 1),
    ...(isPulled ? entry(left, top) : [board(bar(left + 34, top + 15, half * 0.9, 6), mix(color, pine, 0.28), 1, 1)]),
  ];
}

/** The content of the pulled card: a face and a family. */
const entry = (left: number, top: number): Board[] => [
  board(plume(left + 84, top + 76, 96, 135), peach, 8, 4),
  ...[190, 128, 156].map((length, line) => board(bar(left + 160, top + 44 + line * 28, length, 11), ink, 3, 2)),
];

/** A drawer of a card index, pulled out toward the viewer. */
const drawer: Board[] = [
  board(
    [
      [middle - 236, 150],
      [middle + 236, 150],
      [middle + 346, 620],
      [middle - 346, 620],
    ],
    wood.inside,
    20,
    2,
  ),
  board(roundedRect(middle - 250, 138, 500, 46, [14, 14, 4, 4]), wood.side, 14, 6),
  ...[-1, 1].map((side) =>
    board(
      [
        [middle + side * 226, 146],
        [middle + side * 250, 146],
        [middle + side * 372, 640],
        [middle + side * 338, 640],
      ],
      wood.side,
      18,
      5,
    ),
  ),
  ...Array.from({ length: cardCount }, (_, order) => card(order)).flat(),
  board(roundedRect(middle - 392, 560, 784, 216, [48, 48, 48, 6], 24), wood.front, 60, 13),
  board(roundedRect(middle - 138, 596, 276, 72, [16, 16, 16, 3]), mist, 8, 4),
  board(bar(middle - 104, 618, 152, 11), pine, 2, 1),
  board(bar(middle - 104, 640, 96, 8), sage, 2, 1),
  board(roundedRect(middle - 70, 700, 140, 34, [4, 4, 34, 34], 20), sage, 22, 8),
];

const ground = { ground: '#0c1d3a', lit: '#1a3f66', shaded: '#0a1733' };

/** The cards of a congregation, one of them being pulled out of the drawer, which extends beyond the right edge. */
export const heroCaseChurchDirectory: Relief = {
  width: 1600,
  height: 900,
  ...ground,
  lamp: [0.66, 0.05],
  reach: 0.75,
  pieces: scaledBoards(drawer, 100, 0, 1),
};

/** The drawing above a phone's text. */
export const heroCaseChurchDirectoryPhone: Relief = {
  width: 780,
  height: 900,
  ...ground,
  lamp: [0.4, 0],
  reach: 0.75,
  pieces: scaledBoards(drawer, 390 - middle * 0.9, 40, 0.9),
};
