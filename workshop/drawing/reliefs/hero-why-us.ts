import { arc, arch, bar, roundedRect, disc, plume, rotate, type Outline } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';
import { scaledBoards } from './scaled-boards.ts';

const { deep, cobalt, azure, sky, haze, chalk, hot, ink } = colors;

/** The logo's bird (`content/brand/logo.svg`) on its grid of 96 by 96: tail, breast and crest are one outline. */
const bird: Outline = [
  ...arc(86, 28, 26, 180, 270, 40),
  [88, 2],
  ...arc(54, 60, 34, 0, 180, 120),
  ...arc(38, 50, 18, 180, 240.1, 30),
  [54, 20],
  ...arc(57, 60, 3, 180, 0, 20),
];
const beak: Outline = [
  [22, 44],
  [0, 52],
  [22, 58],
];
/** Narrow at its root, which the body hides. */
const feather: Outline = [...arc(86, 28, 26, 180, 270, 40), [88, 2], [80, 66], [60, 60]];

/** The nest: parts of rings, from and to in degrees clockwise from the right. */
const nest = [
  { radius: 55.4, width: 6.8, from: 20, to: 163, color: deep, lift: 4.6 },
  { radius: 47, width: 6.4, from: 13, to: 171, color: cobalt, lift: 5 },
  { radius: 39.4, width: 5.6, from: 24, to: 176, color: azure, lift: 5.2 },
];

/** Layers of the wing, from bottom to top; their sharp corners are near one point. */
const wing = [
  { size: 31, color: azure, lift: 5.4 },
  { size: 23.2, color: sky, lift: 4.6 },
  { size: 15.4, color: haze, lift: 4 },
];
const [cornerX, cornerY] = [74.2, 57.6];
const wingLayers = wing.map(({ size, color, lift }, order) =>
  board(plume(cornerX + order * 0.3 - size / 2, cornerY + order * 3.4 + size / 2, size, 315, 60), color, lift, 1.4),
);

/** Bars across the tail. */
const tailBars = [30, 41].map((top) => board(roundedRect(60, top, 28, 5), chalk, 0.6, 0.45));

/** White, pupil and glint, from bottom to top. */
const eye = [
  board(disc(36, 48, 4.7), chalk, 0.6, 0.4),
  board(disc(35.4, 48, 2.2), ink, 0.4, 0.2),
  board(disc(34.7, 47.2, 0.7), chalk, 0.1, 0.1),
];

/** Lines of a text on the wing. */
const wingLines = [
  { length: 6.4, color: deep },
  { length: 7.8, color: cobalt },
  { length: 6.4, color: deep },
].map(({ length, color }, line) => board(bar(67 - length / 2, 68.6 + line * 2.7, length, 1.3), color, 0.5, 0.25));

/** The pieces in units of the logo's grid. */
const pieces: Board[] = [
  ...nest.map(({ radius, width, from, to, color, lift }) =>
    board(arch(54, 60, radius, width, from, to), color, lift, 1.1),
  ),
  board(rotate(feather, 74, 66, 13), deep, 5, 1.2),
  board(rotate(feather, 74, 66, 6.5), azure, 5, 1.2),
  board(beak, hot, 5.4, 1.7),
  board(bird, cobalt, 7.4, 2),
  ...tailBars,
  ...eye,
  ...wingLayers,
  ...wingLines,
];

// The light ends before the edges, in the page's own background: the picture shows no edge there.
const background = { ground: haze, lit: '#f6f9fe', shaded: haze };

/** The brand's bird in its nest. */
export const heroWhyUs: Relief = {
  width: 1930,
  height: 1072,
  ...background,
  lamp: [0.45, 0],
  reach: 0.84,
  pieces: scaledBoards(pieces, 1007, 113, 7.57),
};

export const heroWhyUsPhone: Relief = {
  width: 780,
  height: 900,
  ...background,
  lamp: [0.45, 0.1],
  reach: 0.76,
  pieces: scaledBoards(pieces, 92, 184, 5.5),
};
