import { arc, disc, plume, type Outline, type Point } from '../paper/outlines.ts';
import type { Board, Relief } from '../paper/relief-svg.ts';
import { board } from './board.ts';
import { colors } from './colors.ts';

const { mist, sage, pine, hot } = colors;
const inks: Record<string, string> = {
  d: '#33655b',
  j: '#34766a',
  k: '#3f8173',
  l: '#57988a',
  s: '#92bdae',
  m: '#c3dcd1',
  h: hot,
};

/** The families row by row, one letter of `inks` each; dots mark the place of the church. */
const rows = [
  'kdkmdksdklkjdjmdj',
  'dklkkdjmdjsdjljjd',
  'mdksdk.....hdjsdk',
  'kkdjm.......kmjdj',
  'sdklk.......djlkj',
  'kmdjs.......mdjsj',
  'lkjdk.......kjdjm',
  'ksdkl.......sdjkj',
  'dkmdksdj.kjdjmdjs',
  'klkdjdmkjsdkkjdjl',
];
/** The distance from one family to the next. */
const pitch = 100.5;
/** The size of a family. */
const size = 85;

/** How far the families of a letter stand out; the others stand out by 18. */
const lifts: Record<string, number> = { h: 34, m: 24 };

const families: Board[] = rows.flatMap((row, line) =>
  row.split('').flatMap((letter, index) => {
    const color = inks[letter];
    const lift = lifts[letter] ?? 18;
    return color ? [board(plume(10 + index * pitch, 10 + line * pitch, size, 135, 30), color, lift, lift / 4)] : [];
  }),
);

const nave: Outline = [
  [721, 396],
  [551, 507],
  [551, 714],
  [1057, 714],
  [1057, 507],
  [887, 396],
];
const tower: Outline = [
  [721, 320],
  [804, 176],
  [887, 320],
  [887, 714],
  [721, 714],
];
/** One slope of the roof, `depth` thick. */
const roofSlope = (from: Point, to: Point, depth: number): Outline => [
  from,
  to,
  [to[0], to[1] + depth],
  [from[0], from[1] + depth],
];
const spire: Outline = [
  [804, 160],
  [898, 326],
  [710, 326],
];

/** A church among its families, all of them in the directory and one of them new. */
export const caseChurchDirectory: Relief = {
  width: 1608,
  height: 905,
  ground: '#24564e',
  lit: '#3d7a6d',
  shaded: '#143833',
  pieces: [
    ...families,
    board(nave, mist, 58, 17),
    board(roofSlope([537, 494], [721, 373], 40), sage, 14, 5),
    board(roofSlope([887, 373], [1071, 494], 40), sage, 14, 5),
    board(tower, '#e8f1ec', 44, 19),
    board(spire, '#8fb0a1', 16, 6),
    board(disc(804, 400, 32), pine, 3, 1),
    board([...arc(804, 614, 44, 180, 360, 40), [848, 716], [760, 716]], pine, 3, 1),
  ],
};
