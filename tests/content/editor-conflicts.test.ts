import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { put, startTestEditor, valuesOf, type TestEditor } from './test-editor.ts';

test('a change that another program saved while a form was open is kept along with the form’s changes', async () => {
  const editor = await startTestEditor();
  const team = 'content/pages/team.json';
  const was = await valuesOf(team, editor);
  editor.content.change('pages/team.yaml', /^heading: .*$/m, 'heading: Saved elsewhere');
  await editor.ask(`/files/${team}`, put({ ...was, title: 'Here' }, was));
  const savedText = readFileSync(join(editor.content.folder, 'pages/team.yaml'), 'utf8');
  expect(savedText).toContain('heading: Saved elsewhere');
  expect(savedText).toContain('title: Here');
});

test('a value that was changed elsewhere as well is replaced, and the answer names it', async () => {
  const editor = await startTestEditor();
  const team = 'content/pages/team.json';
  const was = await valuesOf(team, editor);
  editor.content.change('pages/team.yaml', /^heading: .*$/m, 'heading: Saved elsewhere');
  const { text } = await editor.ask(`/files/${team}`, put({ ...was, heading: 'Here' }, was));
  expect(JSON.parse(text)).toMatchObject({ overwritten: ['Heading'] });
  expect(readFileSync(join(editor.content.folder, 'pages/team.yaml'), 'utf8')).toContain('heading: Here');
});

/** Saves a form that began with the values `was`; returns the labels of values that another window is said to have changed. */
async function overwrittenBy(
  { ask }: TestEditor,
  file: string,
  values: Record<string, unknown>,
  was: Record<string, unknown>,
) {
  const { text } = await ask(`/files/${file}`, put(values, was));
  return (JSON.parse(text) as { overwritten: string[] }).overwritten;
}

test('a cover that is replaced twice, and a draft’s badge, are not said to have been changed elsewhere', async () => {
  const editor = await startTestEditor();
  const article = 'articles/closing-a-shop.json';
  const upload = async (background: string) => {
    const cover = sharp({ create: { width: 1600, height: 900, channels: 3, background } }).jpeg();
    const { text } = await editor.ask('/uploads?role=cover&name=new.jpg', {
      method: 'POST',
      body: await cover.toBuffer(),
    });
    return `upload/${(JSON.parse(text) as { id: number }).id}`;
  };
  const was = await valuesOf(article, editor);
  const once = { ...was, cover: await upload('#16324f'), draft: true, badge: ' · Draft' };
  expect(await overwrittenBy(editor, article, once, was)).toEqual([]);
  const twice = { ...once, cover: await upload('#c08040'), draft: false, badge: '' };
  expect(await overwrittenBy(editor, article, twice, once)).toEqual([]);
  expect(readFileSync(join(editor.content.folder, 'blog/closing-a-shop.md'), 'utf8')).not.toContain('draft: true');
});

test('a person who is added beside a portrait with a focus point is not said to have been changed elsewhere', async () => {
  const editor = await startTestEditor();
  writeFileSync(join(editor.masters, 'focus.yaml'), 'team/ana-lopez: 20% 30%\n');
  const team = 'content/people/team.json';
  const was = (await valuesOf(team, editor)) as { entries: object[] };
  const values = { entries: [...was.entries, { ...was.entries[0], id: 'new', name: 'New' }] };
  expect(await overwrittenBy(editor, team, values, was)).toEqual([]);
});

test('a page that was deleted elsewhere while its form was open is not created again by a save', async () => {
  const editor = await startTestEditor();
  const moving = 'content/plain-pages/moving.json';
  const was = await valuesOf(moving, editor);
  await editor.ask(`/files/${moving}`, { method: 'DELETE' });
  expect(await editor.ask(`/files/${moving}`, put({ ...was, title: 'Here' }, was))).toMatchObject({
    status: 409,
    text: expect.stringContaining('content/plain-pages/moving.yaml has been deleted in another window') as string,
  });
  expect(existsSync(join(editor.content.folder, 'plain-pages/moving.yaml'))).toBe(false);
});

test('a new page does not replace one that was added under its name in another window, but may be sent twice', async () => {
  const editor = await startTestEditor();
  const moving = 'content/plain-pages/moving.json';
  const file = join(editor.content.folder, 'plain-pages/moving.yaml');
  const before = readFileSync(file, 'utf8');
  const values = await valuesOf(moving, editor);
  const saveNew = (title: unknown) => editor.ask(`/files/${moving}`, put({ ...values, title }, null));
  expect(await saveNew('Here')).toMatchObject({
    status: 409,
    text: expect.stringContaining('content/plain-pages/moving.yaml already exists') as string,
  });
  expect(await saveNew(values['title'])).toMatchObject({ status: 200 });
  expect(readFileSync(file, 'utf8')).toBe(before);
});
