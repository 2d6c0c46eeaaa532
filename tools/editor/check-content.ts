import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isContentError } from '#prerender/content/content-error.ts';
import { readContent } from '#prerender/content/read-content.ts';
import type { EditorOptions } from './editor-options.ts';
import { toldInForm } from './told-in-form.ts';

/** The problems in all files, one line each. */
interface CheckResult {
  /** Problems that stop a build. */
  problems: readonly string[];
  /** Problems that would stop a build if the drafts that have them were published. */
  inDrafts: readonly string[];
}

/** What a build would report about the saved content, and about its drafts. */
export async function checkContent({ content, routes, preview }: EditorOptions): Promise<CheckResult> {
  const [built, withDrafts] = await Promise.all([problemsOfBuild(content, routes), preview.problems()]);
  // Links to passages are looked up in documents, which only the preview has.
  const others = withDrafts.filter((line) => !built.includes(line));
  const [inDrafts, inDocuments] = [
    others.filter((line) => isInDraft(line, content)),
    others.filter((line) => !isInDraft(line, content)),
  ];
  return { problems: [...built, ...inDocuments].map(toldInForm), inDrafts: inDrafts.map(toldInForm) };
}

async function problemsOfBuild(content: string, routes: EditorOptions['routes']): Promise<readonly string[]> {
  try {
    await readContent(content, { routes });
    return [];
  } catch (error) {
    if (!isContentError(error)) throw error;
    return error.lines;
  }
}

/** Whether the problem is in a file that builds omit. */
function isInDraft(line: string, content: string): boolean {
  const path = /^content\/((?:blog|plain-pages)\/[^:]+): /.exec(line)?.[1];
  const file = path && join(content, path);
  return Boolean(file && existsSync(file) && /^draft: true\s*$/m.test(readFileSync(file, 'utf8')));
}
