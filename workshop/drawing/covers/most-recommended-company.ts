import { plume } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** Ten of thirty projects that did not go well, by their place; of one of them it is worth hearing. */
const bad = [2, 4, 7, 11, 12, 16, 21, 23, 26, 28];
const heard = 11;

/** The three that the vendor names. */
const named = [6, 14, 27];

/** Thirty projects. The three that were picked as references stand out, and the call to make is another one. */
export const mostRecommendedCompany: Cover = {
  ground: 'night',
  motif: (palette) =>
    Array.from({ length: 30 }, (_, project) => {
      const [x, y] = [((project % 6) - 2.5) * 122, (Math.floor(project / 6) - 2) * 122];
      if (project === heard) return piece(plume(x, y, 104, 135), palette.hot, 40);
      if (named.includes(project)) return piece(plume(x - 10, y - 10, 142, 135), palette.sheet, 96 + project * 0.1, 74);
      return piece(plume(x, y, 104, 135), bad.includes(project) ? palette.soft : palette.body, 20 + project * 0.1);
    }),
};
