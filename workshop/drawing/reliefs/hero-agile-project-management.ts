import { bar, roundedRect, rotate, type Outline } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';
import { scaledBoards } from './scaled-boards.ts';
import { textColor } from './text-color.ts';

const { cobalt, azure, sky, haze, hot, ink } = colors;
/** The distance from one column to the next. */
const pitch = 194;
const columnWidth = 176;
const cardWidth = 142;
/** The distance of a card from the left edge of its column. */
const inset = 17;

interface Card {
  top: number;
  height: number;
  color: string;
  /** The number of lines of text. */
  lines: number;
}

interface Column {
  bottom: number;
  color: string;
  cards: Card[];
}

const createCard = (top: number, height: number, color: string, lines = 2): Card => ({ top, height, color, lines });

/** The text on a card: its first line long, the others of varying length. */
function textLines({ top, height, color, lines }: Card, left: number): Board[] {
  const text = textColor(color);
  const firstTop = top + (height - (lines * 19 - 10)) / 2 - 6;
  return Array.from({ length: lines }, (_, line) =>
    board(bar(left + 19, firstTop + line * 19, [88, 57, 72][line] ?? 60, 9), text, 4, 2),
  );
}

function cardBoards(card: Card, left: number): Board[] {
  const { top, height, color } = card;
  const round = Math.min(38, height * 0.3);
  return [
    board(roundedRect(left, top, cardWidth, height, [round, round, round, 2], 24), color, 34, 8),
    ...textLines(card, left),
  ];
}

const columnBoards = (columns: Column[], left: number, top: number): Board[] =>
  columns.flatMap(({ bottom, color, cards }, order) => {
    const x = left + order * pitch;
    return [
      board(roundedRect(x, top, columnWidth, bottom - top, [38, 38, 88, 2], 40), color, 24, 6),
      ...cards.flatMap((card) => cardBoards(card, x + inset)),
    ];
  });

/** The card that is moving to the next column, positioned by its center. */
function movingCard(x: number, y: number): Board[] {
  const onCard = (outline: Outline) => rotate(outline, x, y, -11);
  return [
    board(onCard(roundedRect(x - 88, y - 66, 176, 132, [38, 38, 38, 2], 24)), hot, 78, 11),
    board(onCard(bar(x - 64, y - 34, 106, 11)), ink, 5, 2),
    board(onCard(bar(x - 64, y - 9, 74, 11)), ink, 5, 2),
  ];
}

const ground = { ground: '#0d1c43', lit: '#182e72', shaded: '#0a1733' };

/** A board of work in progress, from what is planned to what is done. */
export const heroAgileProjectManagement: Relief = {
  width: 1600,
  height: 844,
  ...ground,
  lamp: [0.66, 0.05],
  reach: 0.8,
  // Below the navigation, and off the right edge.
  pieces: scaledBoards(
    [
      ...columnBoards(
        [
          { bottom: 302, color: '#162758', cards: [createCard(-28, 100, cobalt), createCard(92, 98, '#1f3a9c')] },
          { bottom: 373, color: '#182b61', cards: [createCard(-28, 122, azure), createCard(114, 98, cobalt)] },
          {
            bottom: 521,
            color: '#1a2f6b',
            cards: [createCard(-28, 106, cobalt), createCard(98, 142, sky, 3), createCard(260, 114, azure)],
          },
          {
            bottom: 692,
            color: '#1c3374',
            cards: [createCard(-28, 110, sky), createCard(102, 130, azure), createCard(252, 116, cobalt)],
          },
          {
            bottom: 740,
            color: '#1f3a84',
            cards: [
              createCard(-28, 120, azure),
              createCard(112, 98, sky, 1),
              createCard(230, 140, haze, 3),
              createCard(560, 102, cobalt),
            ],
          },
        ],
        636,
        -45,
      ),
      ...movingCard(1322, 414),
    ],
    250,
    152,
    0.87,
  ),
};

export const heroAgileProjectManagementPhone: Relief = {
  width: 780,
  height: 1360,
  ...ground,
  lamp: [0.3, 0],
  reach: 0.7,
  pieces: scaledBoards(
    [
      ...columnBoards(
        [
          { bottom: 262, color: '#182a5c', cards: [createCard(-28, 118, cobalt), createCard(112, 106, azure)] },
          { bottom: 340, color: '#1b3170', cards: [createCard(-28, 128, sky, 3), createCard(122, 84, cobalt)] },
          { bottom: 432, color: '#1f3a84', cards: [createCard(-28, 110, azure), createCard(312, 102, cobalt)] },
          { bottom: 480, color: '#21408f', cards: [createCard(-28, 118, sky), createCard(112, 118, azure)] },
        ],
        29,
        -45,
      ),
      ...movingCard(436, 224),
    ],
    0,
    390,
    1.206,
  ),
};
