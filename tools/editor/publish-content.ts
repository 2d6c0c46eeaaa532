import { checkContent } from './check-content.ts';
import { drawOutdatedShares } from './draw-outdated-shares.ts';
import type { EditorOptions, EditorState } from './editor-options.ts';
import { conflict, forbidden, Refusal, wrongContent } from './refusal.ts';
import type { FileChange } from './save-file.ts';

/**
 * Commits what was saved with `message`, and pushes it if a remote is set, once the share pictures are drawn. Throws an Error
 * with a readable message if a build would reject the content, or if there are changes and no message.
 */
export async function publishContent(message: string, options: EditorOptions, state: EditorState): Promise<void> {
  const hasChanges = (await options.publication.state())?.changes.length !== 0;
  if (hasChanges && message.trim() === '') throw new Refusal(wrongContent, 'Say in a few words what has changed');
  const { problems } = await checkContent(options);
  if (problems.length > 0) {
    throw new Refusal(
      conflict,
      `Not published: the site cannot be built before this is fixed:\n${problems.join('\n')}`,
    );
  }
  await drawOutdatedShares(options, state);
  try {
    await options.publication.publish(message.trim());
  } catch (error) {
    throw new Error(`Git said: ${reasonOf(error)}`, { cause: error });
  }
}

/** What Git printed, or the command that failed if Git printed nothing, as when a hook only exits with 1. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stderr = '' } = error as { stderr?: string };
  return stderr.trim() || error.message.trim();
}

/** The change that restores a text file as it was last published. A picture, which is several files, is uploaded again instead. */
export async function revertToPublished(file: string, { publication }: EditorOptions): Promise<FileChange> {
  if (!/\.(yaml|md|svg)$/.test(file)) throw new Refusal(forbidden, `${file} is not text`);
  return publication.reverted(file);
}
