import { expect, test, vi } from 'vitest';
import type { EditorOptions, EditorState } from './editor-options.ts';
import { publishContent } from './publish-content.ts';

vi.mock('./check-content.ts', () => ({ checkContent: async () => ({ problems: [], inDrafts: [], outdated: [] }) }));

/** Publishes through a Git that fails in this way. */
function publishWith(failure: Error) {
  const options = { drawShares: async () => undefined, publication: { publish: () => Promise.reject(failure) } };
  const state = { doing: '', drawing: Promise.resolve() };
  return publishContent('New words', options as unknown as EditorOptions, state as EditorState);
}

test.each([
  ['what Git printed', 'remote: no access\n', 'Git said: remote: no access'],
  ['the command, where Git printed nothing', '', 'Git said: Command failed: git commit'],
])('a publication that fails says %s', async (_, stderr, message) => {
  const error = Object.assign(new Error('Command failed: git commit'), { stderr });
  await expect(publishWith(error)).rejects.toThrow(message);
});
