import { arc, plume, strip } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** The question to ask before you sign. */
export const mostRecommendedCompany: Cover = {
  ground: 'night',
  sign: (ink) => [
    piece(plume(0, 0, 590, 135), ink.body, 26),
    piece(strip([...arc(0, -86, 112, -196, 58, 50), [14, 60], [0, 96]], 76), ink.sheet, 60),
    piece(plume(0, 204, 92, 135), ink.hot, 66, 44),
  ],
};
