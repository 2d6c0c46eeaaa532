import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestEditor, put, valuesOf } from './test-editor.ts';

const article = 'articles/closing-a-shop.json';

test('lists mark drafts and planned entries with a badge; forms of single pages have none', async () => {
  const editor = await startTestEditor();
  const change = (line: string) => editor.content.change('blog/closing-a-shop.md', /^published: .*$/m, line);
  change('published: 2199-03-04');
  expect(await valuesOf(article, editor)).toMatchObject({ badge: ' · Planned for March 4, 2199' });
  change('published: 2199-03-04\ndraft: true');
  expect(await valuesOf(article, editor)).toMatchObject({ badge: ' · Draft · March 4, 2199' });
  expect(await valuesOf('content/plain-pages/moving.json', editor)).toHaveProperty('badge', '');
  expect(await valuesOf('content/pages/team.json', editor)).not.toHaveProperty('badge');
});

test('a badge is not written to the file', async () => {
  const editor = await startTestEditor();
  const file = join(editor.content.folder, 'blog/closing-a-shop.md');
  const before = readFileSync(file, 'utf8');
  await editor.ask(`/files/${article}`, put({ ...(await valuesOf(article, editor)), badge: ' · Draft' }));
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a day begins at midnight in the time zone of the company', async () => {
  const { content, ask } = await startTestEditor();
  const setTimeZone = (zone: string) => content.change('company.yaml', /^timeZone: .*$/m, `timeZone: ${zone}`);
  const today = async () => JSON.parse((await ask('/today.json')).text) as unknown;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  setTimeZone('Europe/Berlin');
  expect(await today()).toEqual({ today: '2026-12-01' });
  setTimeZone('America/Chicago');
  expect(await today()).toEqual({ today: '2026-11-30' });
});

test.each([
  ['a page', 'pages/team.yaml', 'content/pages/team.json', /^title: .*$/m, 'title: Team: now'],
  ['an article', 'blog/closing-a-shop.md', article, /^title: .*$/m, 'title: Closing: now'],
  ['the company', 'company.yaml', 'content/company.json', /^name: .*$/m, 'name: Shop: now'],
  ['the team', 'people/team.yaml', 'content/people/team.json', /^- /m, '- a: b: '],
  ['a plain page', 'plain-pages/moving.yaml', 'content/plain-pages/moving.json', /^title: .*$/m, 'title: Moving: now'],
])('a mistake that makes %s unreadable does not affect the other forms', async (_, file, form, from, to) => {
  const editor = await startTestEditor();
  const { content, ask } = editor;
  const allForms = Object.keys(JSON.parse((await ask('/files.json')).text) as object);
  const values = await valuesOf(form, editor);
  content.change(file, from, to);
  const listed = Object.keys(JSON.parse((await ask('/files.json')).text) as object);
  expect(listed).toEqual(allForms.filter((path) => path !== form));
  for (const address of ['/config.json', '/unfinished.json', '/today.json', '/values.json', '/problems.json']) {
    expect(await ask(address), address).toMatchObject({ status: 200 });
  }
  expect((await ask('/problems.json')).text).toContain(`content/${file}: line `);
  const broken = readFileSync(join(content.folder, file), 'utf8');
  const refused = await ask(`/files/${form}`, put({ ...values, title: 'New' }));
  expect(refused).toMatchObject({ status: 422, text: expect.stringContaining(`content/${file} first`) as string });
  expect(readFileSync(join(content.folder, file), 'utf8')).toBe(broken);
});
