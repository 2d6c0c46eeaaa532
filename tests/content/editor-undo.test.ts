import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { post, put, startTestEditor, valuesOf, type TestEditor } from './test-editor.ts';

/** The last save: its id, by which it is undone, and the names of its files. */
const lastSave = async ({ ask }: TestEditor) =>
  JSON.parse((await ask('/last-save.json')).text) as { id: number; names: string[] } | null;

test('a deletion is undone like a save', async () => {
  const editor = await startTestEditor();
  const file = join(editor.content.folder, 'plain-pages/moving.yaml');
  const before = readFileSync(file, 'utf8');
  expect(await lastSave(editor)).toBe(null);
  await editor.ask('/files/content/plain-pages/moving.json', { method: 'DELETE' });
  const last = await lastSave(editor);
  expect(last).toMatchObject({ names: ['moving.yaml'] });
  await editor.ask('/undo', post(last));
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(await lastSave(editor)).toBe(null);
});

test('an undo that would lose a change of another program is refused with the file’s name', async () => {
  const editor = await startTestEditor();
  const file = join(editor.content.folder, 'plain-pages/moving.yaml');
  await editor.ask('/files/content/plain-pages/moving.json', { method: 'DELETE' });
  writeFileSync(file, 'title: Elsewhere\n');
  expect(await editor.ask('/undo', post(await lastSave(editor)))).toMatchObject({
    status: 409,
    text: expect.stringContaining('plain-pages/moving.yaml changed since that save') as string,
  });
  expect(readFileSync(file, 'utf8')).toBe('title: Elsewhere\n');
});

test('only the last save can be undone, since later ones may depend on an earlier one', async () => {
  const editor = await startTestEditor();
  const { ask, content } = editor;
  const file = join(content.folder, 'pages/team.yaml');
  const before = readFileSync(file, 'utf8');
  const team = await valuesOf('content/pages/team.json', editor);
  const saveTitle = async (title: string) => {
    const { text } = await ask('/files/content/pages/team.json', put({ ...team, title }));
    return (JSON.parse(text) as { saved: number }).saved;
  };
  const [first, second] = [await saveTitle('One'), await saveTitle('Two')];
  expect(await ask('/undo', post({ id: first }))).toMatchObject({ status: 409 });
  expect(readFileSync(file, 'utf8')).toContain('title: Two');
  await ask('/undo', post({ id: second }));
  await ask('/undo', post({ id: first }));
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a save whose file another program changed is skipped: an earlier one can be undone', async () => {
  const editor = await startTestEditor();
  const { ask, content } = editor;
  const [team, moving] = ['pages/team.yaml', 'plain-pages/moving.yaml'].map((file) => join(content.folder, file)) as [
    string,
    string,
  ];
  const before = readFileSync(team, 'utf8');
  await ask(
    '/files/content/pages/team.json',
    put({ ...(await valuesOf('content/pages/team.json', editor)), title: 'A slip' }),
  );
  await ask('/files/content/plain-pages/moving.json', { method: 'DELETE' });
  writeFileSync(moving, 'title: Elsewhere\n');
  const last = await lastSave(editor);
  expect(await ask('/undo', post(last))).toMatchObject({ status: 200 });
  expect(last).toMatchObject({ names: ['team.yaml'], skippedNames: ['moving.yaml'] });
  expect(readFileSync(team, 'utf8')).toBe(before);
  expect(readFileSync(moving, 'utf8')).toBe('title: Elsewhere\n');
});

test('undoing the save of a picture removes it, and encodes the pictures again', async () => {
  const editor = await startTestEditor();
  const { text } = await editor.ask('/files/art/masters/photos/the-dock.jpg', { method: 'PUT', body: 'a photo' });
  await editor.ask('/undo', post({ id: (JSON.parse(text) as { saved: number }).saved }));
  expect(existsSync(join(editor.masters, 'photos/the-dock.jpg'))).toBe(false);
  expect(editor.encodeCount()).toBe(2);
});

test('a picture, or a text that has not changed, is not reverted to its published version', async () => {
  const { ask } = await startTestEditor();
  expect(await ask('/published', post({ file: 'art/masters/photos/the-dock.jpg' }))).toMatchObject({ status: 403 });
  expect(await ask('/published', post({ file: 'content/pages/team.yaml' }))).toMatchObject({
    status: 409,
    text: expect.stringContaining('has not changed since the last publication') as string,
  });
});
