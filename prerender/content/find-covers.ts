import { lookUpPicture, unknownPicture, type Picture } from '#content/schema/picture.ts';
import type { ArticleFile } from './article-files.ts';
import type { ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { shapeProblem } from './picture-shapes.ts';

interface Covers {
  cover: Picture;
  hero: Picture;
}

/**
 * Finds the two pictures that are named after an article. If one does not exist or has the wrong size, adds that to `problems`
 * and returns undefined. A draft shows `draftPicture` in place of a missing one.
 */
export function findCovers(
  folder: ContentFolder,
  { file, name, entries, status }: ArticleFile,
  draftPicture: Picture | undefined,
  problems: ContentProblems,
): Covers | undefined {
  let hasWrongShape = false;
  const find = (picture: string, alt: string) => {
    const found = lookUpPicture(picture, alt, folder.knownFiles.pictures);
    if (!found && status === 'draft' && draftPicture) return { ...draftPicture, alt };
    if (!found) problems.add({ file, path: ['picture'] }, unknownPicture(picture, folder.knownFiles.pictures));
    for (const crop of [picture, `${picture}-tablet`, `${picture}-phone`]) {
      const indexEntry = folder.knownFiles.pictures[crop];
      const problem = indexEntry && shapeProblem(crop, indexEntry, new Set([name]));
      if (problem) {
        hasWrongShape = true;
        problems.add(
          { file, path: ['picture'] },
          `“${crop}” ${problem}, put it into art/masters/ and run “npm run art -- encode”`,
        );
      }
    }
    return found;
  };
  const cover = find(`cover-${name}`, entries.coverAlt);
  const hero = find(`hero-${name}`, '');
  return cover && hero && !hasWrongShape ? { cover, hero } : undefined;
}
