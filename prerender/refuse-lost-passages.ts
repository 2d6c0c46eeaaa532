import { ContentProblems } from './content/content-error.ts';
import { passageProblem, type Passage } from './content/passages.ts';

/**
 * Throws a ContentError that names by file and line the links to passages that their pages do not have. `documentOf` gives
 * the document at a page's path; each is asked for once.
 */
export async function refuseLostPassages(
  passages: readonly Passage[],
  documentOf: (path: string) => Promise<string>,
): Promise<void> {
  const problems = new ContentProblems();
  for (const path of new Set(passages.map(({ target }) => target))) {
    const document = await documentOf(path);
    for (const passage of passages.filter(({ target }) => target === path)) {
      const problem = passageProblem(passage, document);
      if (problem) problems.add({ file: passage.file, line: passage.line }, problem);
    }
  }
  problems.refuse();
}
