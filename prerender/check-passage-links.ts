import { ContentProblems } from './content/content-error.ts';
import { passageProblem, type PassageLink } from './content/passages.ts';

/**
 * Throws a ContentError that lists, by file and line, the links to passages that their pages lack. `documentAt` returns the
 * document at a page's path; it is called once per page.
 */
export async function checkPassageLinks(
  passages: readonly PassageLink[],
  documentAt: (path: string) => Promise<string>,
): Promise<void> {
  const problems = new ContentProblems();
  for (const path of new Set(passages.map(({ target }) => target))) {
    const document = await documentAt(path);
    for (const passage of passages.filter(({ target }) => target === path)) {
      const problem = passageProblem(passage, document);
      if (problem) problems.add({ file: passage.file, line: passage.line }, problem);
    }
  }
  problems.throwIfAny();
}
