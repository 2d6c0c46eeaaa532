import { arc, polar, bezier, disc, plume, type Outline } from '../../paper/outlines.ts';
import type { Board } from '../../paper/relief-svg.ts';
import { board } from '../board.ts';
import { colors } from '../colors.ts';

const { cobalt, azure, deep, haze, chalk, hot, ink } = colors;
/** The center of the head. */
const [x, y] = [704, 386];
const face = { x: 752, y: 404, radius: 116 };
const eye = { x: 776, y: 346 };

/** The black necklace: it starts under the face, is widest at the throat, and ends at the nape. */
const collar: Outline = [
  ...arc(...polar(face.x, face.y, 17, 62), face.radius + 17, -9, 214, 110),
  ...arc(face.x, face.y, face.radius - 2, 218, -9, 110),
];

/** The pale throat, a crescent that is widest below the beak. */
const throat: Outline = [
  ...arc(face.x, face.y, face.radius, -12, 186, 110),
  ...arc(...polar(face.x, face.y, 40, 250), face.radius - 11, 166, 0, 110),
];

const upperBeak: Outline = [
  [850, 332],
  ...bezier([850, 332], [905, 340], [965, 366], [1008, 400], 20),
  ...bezier([1008, 400], [960, 396], [910, 398], [850, 402], 20),
];
const lowerBeak: Outline = [
  [850, 398],
  ...bezier([850, 398], [905, 396], [950, 396], [986, 402], 20),
  ...bezier([986, 402], [950, 424], [905, 440], [850, 444], 20),
];

export const head: Board[] = [
  board(plume(x - 10, y + 8, 372, 205, 60), deep, 26, 8),
  board(plume(x - 4, y + 4, 374, 215, 60), cobalt, 26, 8),
  board(lowerBeak, '#ee6334', 24, 8),
  board(upperBeak, hot, 26, 9),
  board(plume(x, y, 374, 226, 70), azure, 40, 11),
  board(collar, ink, 12, 5),
  board(throat, haze, 12, 5),
  board(disc(eye.x, eye.y, 31), chalk, 5, 2),
  board(disc(eye.x + 4, eye.y, 15), ink, 3, 1.5),
  board(disc(eye.x, eye.y - 5, 4.5), chalk, 1, 0.5),
];
