import { plume } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** The indexes of the ten projects that did not go well. */
const failures = [2, 4, 7, 11, 12, 16, 21, 23, 26, 28];
/** The one among them whose client is worth a call. */
const projectToCall = 11;
/** The indexes of the three that the vendor names as references. */
const references = [6, 14, 27];

/** Thirty projects: the references stand out, and the project to call about is another one. */
export const mostRecommendedCompany: Cover = {
  ground: 'night',
  motif: (palette) =>
    Array.from({ length: 30 }, (_, project) => {
      const [x, y] = [((project % 6) - 2.5) * 122, (Math.floor(project / 6) - 2) * 122];
      if (project === projectToCall) return piece(plume(x, y, 104, 135), palette.hot, 40);
      if (references.includes(project))
        return piece(plume(x - 10, y - 10, 142, 135), palette.sheet, 96 + project * 0.1, 74);
      return piece(plume(x, y, 104, 135), failures.includes(project) ? palette.soft : palette.body, 20 + project * 0.1);
    }),
};
