import { bar, roundedRect, disc } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';
import { scaledBoards } from './scaled-boards.ts';

const { azure, sky, haze, hot } = colors;

/** The frame; `side` is the width of its posts. */
const frame = { left: 0, top: 0, width: 870, height: 506, side: 44 };
const bead = { width: 50, height: 88, pitch: 54 };
const beadsPerRod = 10;
/** The x at which the beads at both ends of a rod begin. */
const inner = { from: frame.left + frame.side + 8, to: frame.left + frame.width - frame.side - 8 };

interface Rod {
  /** Beads that wait on the left; the others are counted on the right. */
  waiting: number;
  color: string;
  /** The x of a bead that is moving from left to right. */
  movingX?: number;
}

const beadAt = (x: number, y: number, color: string): Board => {
  const { width, height } = bead;
  const outline = roundedRect(x - width / 2, y - height / 2, width, height, width / 2, 20);
  return board(outline, color, color === hot ? 34 : 18, color === hot ? 9 : 7);
};

function rod({ waiting, color, movingX }: Rod, order: number): Board[] {
  const counted = beadsPerRod - waiting - (movingX ? 1 : 0);
  const y = frame.top + 92 + order * 108;
  return [
    board(bar(frame.left + 20, y - 6, frame.width - 40, 12), '#8fa9e4', 12, 4),
    ...Array.from({ length: waiting }, (_, index) =>
      beadAt(inner.from + bead.width / 2 + index * bead.pitch, y, color),
    ),
    ...Array.from({ length: counted }, (_, index) => beadAt(inner.to - bead.width / 2 - index * bead.pitch, y, color)),
    ...(movingX ? [beadAt(movingX, y, hot)] : []),
  ];
}

const { left, top, width, height, side } = frame;
const abacus: Board[] = [
  board(roundedRect(left, top, width, height, [44, 44, 44, 10], 24), '#122a70', 50, 10),
  board(roundedRect(left + side, top + 36, width - 2 * side, height - 72, [16, 16, 16, 4], 20), '#0b1738', 0, 0),
  ...[
    { waiting: 3, color: azure },
    { waiting: 6, color: sky },
    { waiting: 3, color: '#2c57e0', movingX: 352 },
    { waiting: 2, color: haze },
  ].flatMap(rod),
  // The posts that hold the rods.
  board(roundedRect(left, top, side, height, [44, 4, 4, 10], 24), '#2348b8', 16, 10),
  board(roundedRect(left + width - side, top, side, height, [4, 44, 44, 4], 24), '#2348b8', 16, 10),
  ...[left + side / 2, left + width - side / 2].flatMap((x) =>
    [0, 1, 2, 3].map((order) => board(disc(x, top + 92 + order * 108, 8), '#5f86ee', 2, 1)),
  ),
];

const ground = '#0b1830';

/**
 * An abacus for four projects; one bead is moving over. Shown uncropped, on the page's own background.
 */
export const heroCaseStudies: Relief = {
  width: 1440,
  height: 900,
  density: 2,
  kind: 'flat',
  ground,
  pieces: scaledBoards(abacus, 120, 101, 1200 / frame.width),
};

/** The drawing above a phone's text. */
export const heroCaseStudiesPhone: Relief = {
  width: 780,
  height: 780,
  ground,
  lit: '#1b3580',
  shaded: ground,
  lamp: [0.5, 0.02],
  reach: 0.8,
  pieces: scaledBoards(abacus, 42, 160, 0.8),
};
