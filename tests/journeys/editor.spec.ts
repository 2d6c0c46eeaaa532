import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { skipWithoutArticle } from '../playwright/article-with-most-sections.ts';
import { pathWithoutIslands } from '../playwright/chosen-pages.ts';
import { drawPhoto } from '../playwright/draw-pictures.ts';
import { beginImprint, firstArticle, openArticle } from '../playwright/editor-forms.ts';
import { expect, fieldOf, save, test } from '../playwright/editor.ts';
import { fileLabel } from '#tools/editor/content-groups.ts';

const readLines = (file: string) => readFileSync(file, 'utf8').split('\n');

test('a text is changed without a login, and only its line of the file changes', async ({
  page,
  editor,
  foreignRequests,
}) => {
  const file = join(editor.content, 'pages/privacy-policy.yaml');
  const before = readLines(file);
  await page.goto(editor.address);
  await page.getByText(fileLabel('pages/privacy-policy.yaml', before.join('\n')), { exact: true }).click();
  await page.getByRole('textbox', { name: 'Heading' }).first().fill('Words: of the editor');
  await save(page);
  const after = readLines(file);
  expect(after.filter((line, index) => line !== before[index])).toEqual(["heading: 'Words: of the editor'"]);
  expect(after).toHaveLength(before.length);
  expect(foreignRequests).toEqual([]);
});

test('the problems of a save are shown with file, field and fix', async ({ page, editor }) => {
  await page.goto(`${editor.address}#/collections/company/entries/redirects`);
  await page.getByRole('button', { name: /Add/ }).first().click();
  await page.getByRole('textbox', { name: 'Former address' }).fill(pathWithoutIslands);
  await page.getByRole('combobox', { name: 'Now at' }).selectOption('/privacy-policy');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText(/^content\/redirects\.yaml: line \d+: .*from/)).toBeVisible();
});

test('a link to a passage that its page lacks is reported, and the save does not report success', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.address}#/collections/company/entries/redirects`);
  await page.getByRole('button', { name: /Add/ }).first().click();
  await page.getByRole('textbox', { name: 'Former address' }).fill('/what-we-keep');
  await page.getByRole('combobox', { name: 'Now at' }).selectOption('elsewhere');
  await page.getByRole('textbox', { name: 'Address elsewhere' }).fill('/privacy-policy#no-such-passage');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const panel = page.getByRole('status').filter({ hasText: 'Saved, but the site cannot be built' });
  await expect(panel).toContainText(
    /content\/redirects\.yaml: line \d+: a link leads to #no-such-passage, which is not a passage of \/privacy-policy/,
  );
  await expect(page.getByText('All content is right')).toHaveCount(0);
});

test('only the edited part of an article’s file changes', async ({ page, editor }) => {
  skipWithoutArticle();
  const { file, frontMatter, markdown } = await openArticle(page, editor);
  await page.keyboard.type('Once more: ');
  await save(page);
  expect(readFileSync(file, 'utf8')).toBe(`${frontMatter}Once more: ${markdown}`);
});

test('problems in a draft are listed under drafts, and the save reports success', async ({ page, editor }) => {
  skipWithoutArticle();
  const draft = firstArticle(editor)
    .text.replace(/^id: \d+$/m, 'id: 9999')
    .replace(/^(published: ).*$/m, '$12199-03-04\ndraft: true')
    .replace(/^updated: .*\n/m, '')
    .replace(/\s*$/, '\n\nSee [what is missing](/nowhere).\n');
  writeFileSync(join(editor.content, 'blog/half-done.md'), draft);
  await page.goto(`${editor.address}#/collections/pages/entries/pages_privacy-policy`);
  await page.getByRole('textbox', { name: 'Heading' }).first().fill('What we keep');
  await save(page);
  const panel = page.getByRole('status').filter({ hasText: 'Saved. All content is right.' });
  await expect(panel).toContainText('In drafts, to be fixed before they appear:');
  await expect(panel).toContainText(/content\/blog\/half-done\.md: line \d+: .*\/nowhere/);
});

test('a new plain page is made of sections of any kind', async ({ page, editor }) => {
  const fill = await beginImprint(page, editor);
  await (await fieldOf(page, 'sections')).getByRole('button', { name: /Add.*Section/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(
    ['text', 'list', 'questions', 'steps', 'table', 'picture', 'links'].map((kind) => new RegExp(kind, 'i')),
  );
  await page.getByRole('menuitem', { name: /list/i }).click();
  await fill('sections.0.heading', 'Who we are');
  await (await fieldOf(page, 'sections.0.items')).getByRole('button', { name: /Add.*Point/ }).click();
  await fill('sections.0.items.0', 'A company that builds software.');
  await save(page);
  const written = readFileSync(join(editor.content, 'plain-pages/imprint.yaml'), 'utf8');
  expect(written).toContain('\ndraft: true\n');
  expect(written).toContain(
    'sections:\n  - kind: list\n    heading: Who we are\n    items:\n      - A company that builds software.\n',
  );
});

test('an uploaded photo is stored and encoded', async ({ page, editor }) => {
  await page.goto(`${editor.address}#/assets`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawPhoto(900, 600, 'loading-dock.jpg'));
  await page.getByRole('button', { name: 'Upload', exact: true }).last().click();
  await expect.poll(() => existsSync(join(editor.masters, 'photos/loading-dock.jpg'))).toBe(true);
  await expect
    .poll(() => readFileSync(join(editor.content, 'pictures/index.json'), 'utf8'))
    .toContain('photos/loading-dock');
});
