import { expect, test } from 'vitest';
import { put, startTestEditor, valuesOf, type TestEditor } from './test-editor.ts';

/** Saves the page of the team with other values; returns the result of the check. */
async function saveTeam(editor: TestEditor, changed: Record<string, unknown>) {
  const team = await valuesOf('content/pages/team.json', editor);
  const { text } = await editor.ask('/files/content/pages/team.json', put({ ...team, ...changed }));
  return JSON.parse(text) as { problems: string[]; outdated: string[] };
}

test('a save names the pages whose share pictures are outdated, and has them drawn', async () => {
  const drawing = Promise.withResolvers<void>();
  const editor = await startTestEditor(async (onDraw) => {
    onDraw('/team');
    await drawing.promise;
  });
  expect(await saveTeam(editor, { title: 'Who we are' })).toMatchObject({
    problems: [],
    outdated: expect.arrayContaining(['/team']) as string[],
  });
  const currentJob = async () => (JSON.parse((await editor.ask('/doing.json')).text) as { doing: string }).doing;
  expect(await currentJob()).toBe('Drawing the link preview of /team…');
  const drawingEnd = editor.ask('/drawn.json');
  drawing.resolve();
  expect(JSON.parse((await drawingEnd).text)).toEqual({ problems: [] });
  expect(await currentJob()).toBe('');
  expect(editor.drawCount()).toBe(1);
});

test('nothing is drawn while the content has problems', async () => {
  const editor = await startTestEditor();
  expect(await saveTeam(editor, { description: 'Too short.' })).toMatchObject({ outdated: [] });
  expect(editor.drawCount()).toBe(0);
});

test('the reason why share pictures cannot be drawn is returned', async () => {
  const editor = await startTestEditor(() =>
    Promise.reject(new Error('The title “W” is too long\nNo Chromium was found')),
  );
  await saveTeam(editor, { title: 'Who we are' });
  expect(JSON.parse((await editor.ask('/drawn.json')).text)).toEqual({
    problems: ['The title “W” is too long', 'No Chromium was found'],
  });
});
