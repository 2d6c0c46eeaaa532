import { arc, bar, disc, rotate, type Outline } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

const { deep, cobalt, azure, sky, haze, hot } = colors;
/** A ticket's size. */
const [width, height] = [536, 308];
/** The radius of a ticket's notches. */
const notch = 39;
/** How far from its left edge a ticket is perforated. */
const perforation = 352;

/** A ticket's outline from its upper left corner, with a half disc cut from both long sides. */
const ticketOutline = (x: number, y: number): Outline => [
  [x, y],
  ...arc(x + perforation, y, notch, 180, 0, 40),
  [x + width, y],
  [x + width, y + height],
  ...arc(x + perforation, y + height, notch, 360, 180, 40),
  [x, y + height],
];

/** The tickets from bottom to top. `x` and `y` are the upper left corner, around which it is rotated by `angle` degrees. */
const tickets = [
  { x: -18, y: 522, angle: -45, color: '#3049a6', print: '#6f8fe4', lift: 30, thickness: 8 },
  { x: 203, y: 394, angle: -29, color: cobalt, print: sky, lift: 46, thickness: 12 },
  { x: 465, y: 322, angle: -12, color: azure, print: haze, lift: 58, thickness: 15 },
  { x: 737, y: 329, angle: 5, color: haze, print: deep, lift: 76, thickness: 19 },
];

function ticketBoards({ x, y, angle, color, print, lift, thickness }: (typeof tickets)[number]): Board[] {
  const onTicket = (outline: Outline) => rotate(outline, x, y, angle);
  return [
    board(onTicket(ticketOutline(x, y)), color, lift, thickness),
    ...[0, 1, 2, 3, 4].map((dot) => board(onTicket(disc(x + perforation, y + 56 + dot * 49, 10)), print, 4, 2)),
    board(onTicket(bar(x + 48, y + 82, 218, 44)), print, 22, 12),
    board(onTicket(bar(x + 48, y + 172, 140, 44)), print, 22, 12),
  ];
}

/** Tickets at the door, the one in front with a stamp. */
export const caseEventManagement: Relief = {
  width: 1608,
  height: 905,
  ground: '#1b2f70',
  lit: '#2c4a9c',
  shaded: '#101b47',
  pieces: [...tickets.flatMap(ticketBoards), board(disc(1353, 247, 78), hot, 60, 14)],
};
