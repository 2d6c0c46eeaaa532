import { isContentError } from '#prerender/content/content-error.ts';
import { draftOfProblem } from '#prerender/content/draft-of-problem.ts';
import { readContent, type Content } from '#prerender/content/read-content.ts';
import { shareCards } from '#prerender/data/share-cards.ts';
import { sitePages, upcomingPages } from '#prerender/data/site-pages.ts';
import { readShareIndex, staleCards } from '#prerender/share-pictures.ts';
import type { EditorOptions } from './editor-options.ts';
import type { SitePreview } from './preview/site-preview.ts';
import { rewordForForm } from './reword-for-form.ts';

/** The problems in all files, one line each, and the share pictures that are still to be drawn. */
interface CheckResult {
  /** Problems that stop a build. */
  problems: readonly string[];
  /** Problems that would stop a build if the drafts that have them were published. */
  inDrafts: readonly string[];
  /** The pages whose share picture a build would reject as outdated; empty while there are problems. */
  outdated: readonly string[];
}

interface CheckedSite extends Pick<EditorOptions, 'content' | 'routes'> {
  preview: Pick<SitePreview, 'problems'>;
}

/** Checks the saved content and its drafts as a build would. */
export async function checkContent({ content, routes, preview }: CheckedSite): Promise<CheckResult> {
  const [{ buildProblems, outdated }, withDrafts] = await Promise.all([
    resultOfBuild(content, routes),
    preview.problems(),
  ]);
  // The preview also finds links to passages that their documents lack.
  const previewOnly = withDrafts.filter((line) => !buildProblems.includes(line));
  const isInDraft = (line: string) => draftOfProblem(line, content) !== undefined;
  const [inDrafts, inDocuments] = [previewOnly.filter(isInDraft), previewOnly.filter((line) => !isInDraft(line))];
  const problems = [...buildProblems, ...inDocuments].map(rewordForForm);
  return { problems, inDrafts: inDrafts.map(rewordForForm), outdated: problems.length > 0 ? [] : outdated };
}

/** The result if the check itself failed, as it does when a file cannot be read. */
export function uncheckedResult(error: unknown): CheckResult {
  const message = error instanceof Error ? error.message : String(error);
  const problem = `It is saved, but nothing could be checked: ${message}. “npm run build” shows where`;
  return { problems: [problem], inDrafts: [], outdated: [] };
}

/** The problems that stop a build; if there are none, the pages whose share picture stops it. */
async function resultOfBuild(
  folder: string,
  routes: EditorOptions['routes'],
): Promise<{ buildProblems: readonly string[]; outdated: readonly string[] }> {
  try {
    return { buildProblems: [], outdated: outdatedPages(await readContent(folder, { routes }), folder) };
  } catch (error) {
    if (!isContentError(error)) throw error;
    return { buildProblems: error.lines, outdated: [] };
  }
}

function outdatedPages(content: Content, folder: string): string[] {
  const cards = shareCards(content, [...sitePages(content), ...upcomingPages(content)]);
  return [...new Set(staleCards(cards, readShareIndex(folder)).map(({ path }) => path))];
}
