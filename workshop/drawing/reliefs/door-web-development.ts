import type { Relief } from '../paper/relief-svg.ts';
import { sheetAndPage } from './hero-web-development.ts';
import { scaledBoards } from './scaled-boards.ts';

/** A detail of the hero of Web Development. */
export const doorWebDevelopment: Relief = {
  width: 1000,
  height: 1140,
  ground: '#0b1830',
  lit: '#1a3478',
  lamp: [0.4, 0.02],
  pieces: scaledBoards(sheetAndPage, -1116, -158, 1.48),
};
