import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editing } from './editing.ts';

const post = (value: unknown) => ({ method: 'POST', body: JSON.stringify(value) });

/** The number to undo the last save by, and the names of its files. */
const lastOf = async ({ ask }: Awaited<ReturnType<typeof editing>>) =>
  JSON.parse((await ask('/last-save.json')).text) as { id: number; names: string[] } | null;

test('a deletion is undone like a save', async () => {
  const editor = await editing();
  const file = join(editor.content.folder, 'plain-pages/moving.yaml');
  const before = readFileSync(file, 'utf8');
  expect(await lastOf(editor)).toBe(null);
  await editor.ask('/files/content/plain-pages/moving.json', { method: 'DELETE' });
  const last = await lastOf(editor);
  expect(last).toMatchObject({ names: ['moving.yaml'] });
  await editor.ask('/undo', post(last));
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(await lastOf(editor)).toBe(null);
});

test('an undo that would lose what another program wrote is refused with the file’s name', async () => {
  const editor = await editing();
  const file = join(editor.content.folder, 'plain-pages/moving.yaml');
  await editor.ask('/files/content/plain-pages/moving.json', { method: 'DELETE' });
  writeFileSync(file, 'title: Elsewhere\n');
  expect(await editor.ask('/undo', post(await lastOf(editor)))).toMatchObject({
    status: 409,
    text: expect.stringContaining('plain-pages/moving.yaml changed since that save') as string,
  });
  expect(readFileSync(file, 'utf8')).toBe('title: Elsewhere\n');
});

test('an undone picture is encoded as it was before', async () => {
  const editor = await editing();
  await editor.ask('/files/art/masters/photos/the-dock.jpg', { method: 'PUT', body: 'a photo' });
  await editor.ask('/undo', post(await lastOf(editor)));
  expect(existsSync(join(editor.masters, 'photos/the-dock.jpg'))).toBe(false);
  expect(editor.encoded()).toBe(2);
});

test('only text is taken back to what is published', async () => {
  const { ask } = await editing();
  expect(await ask('/published', post({ file: 'art/masters/photos/the-dock.jpg' }))).toMatchObject({ status: 403 });
  expect(await ask('/published', post({ file: 'content/pages/team.yaml' }))).toMatchObject({
    status: 409,
    text: expect.stringContaining('has not changed since the last publication') as string,
  });
});
