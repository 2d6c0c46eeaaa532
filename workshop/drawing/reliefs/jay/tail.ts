import { roundedRect, rotate, type Outline } from '../../paper/outlines.ts';
import type { Board } from '../../paper/relief-svg.ts';
import { board } from '../board.ts';
import { colors } from '../colors.ts';

const { deep, cobalt, azure, chalk, ink } = colors;
/** The point at which all feathers begin. */
const [rootX, rootY] = [392, 766];
/** The width of a feather. */
const width = 88;
/** The length of its white end. */
const endLength = 48;

/** The feathers from bottom to top; angles in degrees clockwise from the right. */
const feathers = [
  { angle: 120, length: 338, color: deep, bar: cobalt, lift: 26 },
  { angle: 131, length: 368, color: cobalt, bar: ink, lift: 34 },
  { angle: 142, length: 358, color: azure, bar: deep, lift: 40 },
];

/** A feather with bars across it and a white end. */
function featherBoards({ angle, length, color, bar, lift }: (typeof feathers)[number]): Board[] {
  const alongShaft = (outline: Outline) => rotate(outline, rootX, rootY, angle);
  const half = width / 2;
  const crossBar = (from: number, depth: number) => alongShaft(roundedRect(rootX + from, rootY - half, depth, width));
  /** The feather from a distance from its root to its rounded end. */
  const outlineFrom = (from: number) =>
    alongShaft(roundedRect(rootX + from, rootY - half, length - from, width, [0, half, half, 0], 40));
  return [
    board(outlineFrom(0), color, lift, 11),
    ...[150, 115, 80].map((fromEnd) => board(crossBar(length - fromEnd, 15), bar, 2, 1)),
    board(outlineFrom(length - endLength), chalk, 3, 1.5),
  ];
}

export const tail: Board[] = feathers.flatMap(featherBoards);
