import { expect, test, vi } from 'vitest';
import type { EditorOptions, EditorState } from './editor-options.ts';
import { publishContent } from './publish-content.ts';

vi.mock('./check-content.ts', () => ({ checkContent: async () => ({ problems: [], inDrafts: [], outdated: [] }) }));

/** Publishes with `message` through a Git that has these changes. */
function publishWith(message: string, changes: readonly string[], publish: () => Promise<void>) {
  const publication = { state: async () => ({ changes }), publish };
  const options = { drawShares: async () => undefined, publication };
  const state = { doing: '', drawing: Promise.resolve() };
  return publishContent(message, options as unknown as EditorOptions, state as EditorState);
}

test.each([
  ['what Git printed', 'remote: no access\n', 'Git said: remote: no access'],
  ['the command, where Git printed nothing', '', 'Git said: Command failed: git commit'],
])('a publication that fails says %s', async (_, stderr, message) => {
  const error = Object.assign(new Error('Command failed: git commit'), { stderr });
  await expect(publishWith('New words', ['home.yaml'], () => Promise.reject(error))).rejects.toThrow(message);
});

test('changes need a message; commits that only need to be pushed need none', async () => {
  const publish = vi.fn<() => Promise<void>>(async () => undefined);
  await expect(publishWith(' ', ['home.yaml'], publish)).rejects.toThrow('Say in a few words what has changed');
  expect(publish).not.toHaveBeenCalled();
  await publishWith('', [], publish);
  expect(publish).toHaveBeenCalledWith('');
});
