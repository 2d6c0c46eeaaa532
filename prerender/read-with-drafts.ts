import { ContentError, isContentError } from './content/content-error.ts';
import { draftOfProblem } from './content/draft-of-problem.ts';
import type { Content } from './content/read-content.ts';

/** A draft that is not shown since it has mistakes. */
export interface BrokenDraft {
  /** Its file below content/. */
  file: string;
  /** The address it would have. */
  path: string;
  /** Its problems, one line each, as in a ContentError. */
  problems: readonly string[];
}

export interface ContentWithDrafts {
  content: Content;
  brokenDrafts: readonly BrokenDraft[];
}

/**
 * Content with its drafts, except those with mistakes: one unfinished article must not keep its author from seeing the site.
 * `read` reads and checks the content of `folder` without some drafts, by their files. Throws a ContentError that lists all
 * problems if any of them is not a draft's.
 */
export async function readWithDrafts(
  folder: string,
  read: (leftOutDrafts: ReadonlySet<string>) => Promise<Content>,
): Promise<ContentWithDrafts> {
  const leftOut = new Set<string>();
  const problems = new Set<string>();
  for (;;) {
    try {
      const content = await read(leftOut);
      return { content, brokenDrafts: [...leftOut].map((file) => brokenDraft(file, content, problems)) };
    } catch (error) {
      if (!isContentError(error)) throw error;
      for (const line of error.lines) problems.add(line);
      const drafts = error.lines.flatMap((line) => draftOfProblem(line, folder) ?? []);
      // A draft that was left out already has a mistake that stops a build, too, such as a wrong file name.
      if (drafts.every((file) => leftOut.has(file))) throw new ContentError([...problems], { cause: error });
      for (const file of drafts) leftOut.add(file);
    }
  }
}

const brokenDraft = (file: string, { addresses }: Content, problems: ReadonlySet<string>): BrokenDraft => ({
  file,
  // Safe to assert: every file of a page has an address.
  path: addresses.get(file)!,
  problems: [...problems].filter((line) => line.startsWith(`content/${file}: `)),
});
