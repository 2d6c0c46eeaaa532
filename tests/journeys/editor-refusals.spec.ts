import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { ArtError } from '../../art/art-error.ts';
import { skipWithoutArticle } from '../playwright/article-with-most-sections.ts';
import { drawPhoto } from '../playwright/draw-pictures.ts';
import { beginImprint, firstArticle } from '../playwright/editor-forms.ts';
import { expect, fieldOf, save, test } from '../playwright/editor.ts';

/** Collects the methods of requests that change files. */
function collectWrites(page: Page): string[] {
  const methods: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.includes('/files/'))
      methods.push(request.method());
  });
  return methods;
}

/** Handles requests of a method that change files with `respond`, until the returned function is called. */
async function interceptWrites(page: Page, method: string, respond: (route: Route) => Promise<void>) {
  const handle = (route: Route) => (route.request().method() === method ? respond(route) : route.fallback());
  await page.route('**/files/**', handle);
  return () => page.unroute('**/files/**', handle);
}

const panelOf = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Waits for the CMS's own report of the failure, which it shows once it has cleaned up, and closes it. */
async function closeErrorDialog(page: Page, words: string) {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(words);
  await dialog.getByRole('button').last().click();
  await expect(dialog).toHaveCount(0);
}

test('a refused save leaves the article unchanged, and the form keeps its text until it can be saved', async ({
  page,
  editor,
}) => {
  skipWithoutArticle();
  const { name, file, text } = firstArticle(editor);
  const writes = collectWrites(page);
  await page.goto(`${editor.address}#/collections/articles/entries/${name}`);
  const title = (await fieldOf(page, 'title')).getByRole('textbox').first();
  await title.fill('Words that must not be lost');
  // Meanwhile, someone breaks the file by hand.
  const broken = text.replace(/^title: .*$/m, 'title: "never closed');
  writeFileSync(file, broken);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await closeErrorDialog(page, `correct the mistake in content/blog/${name}.md first`);
  expect(new Set(writes)).toEqual(new Set(['PUT']));
  expect(readFileSync(file, 'utf8')).toBe(broken);
  await expect(panelOf(page, 'Not saved:')).toContainText(`correct the mistake in content/blog/${name}.md first`);
  await expect(title).toHaveValue('Words that must not be lost');
  writeFileSync(file, text);
  await save(page);
  expect(readFileSync(file, 'utf8')).toMatch(/^title: Words that must not be lost$/m);
});

test('a new page whose save does not reach the editor is neither written nor lost from its form', async ({
  page,
  editor,
}) => {
  const file = join(editor.content, 'plain-pages/imprint.yaml');
  const writes = collectWrites(page);
  const fill = await beginImprint(page, editor);
  await (await fieldOf(page, 'sections')).getByRole('button', { name: /Add.*Section/ }).click();
  await page.getByRole('menuitem', { name: /list/i }).click();
  await fill('sections.0.heading', 'Who we are');
  await (await fieldOf(page, 'sections.0.items')).getByRole('button', { name: /Add.*Point/ }).click();
  await fill('sections.0.items.0', 'A company that builds software.');
  const reconnect = await interceptWrites(page, 'PUT', (route) => route.abort());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await closeErrorDialog(page, 'Failed to fetch');
  expect(new Set(writes)).toEqual(new Set(['PUT']));
  expect(existsSync(file)).toBe(false);
  await reconnect();
  await save(page);
  expect(readFileSync(file, 'utf8')).toContain('A company that builds software.');
});

test('a photo that cannot be encoded is not stored, and the panel keeps the reason', async ({ page, editor }) => {
  const writes = collectWrites(page);
  const { encode } = editor.jobs;
  editor.jobs.encode = async (onBegin) => {
    if (existsSync(join(editor.masters, 'photos/loading-dock.jpg')))
      throw new ArtError('art/masters/photos/loading-dock.jpg: is not a photo');
    await encode(onBegin);
  };
  await page.goto(`${editor.address}#/assets`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawPhoto(900, 600, 'loading-dock.jpg'));
  await page.getByRole('button', { name: 'Upload', exact: true }).last().click();
  await expect(panelOf(page, 'Not saved:')).toContainText('loading-dock.jpg: is not a photo');
  // The CMS tries three times.
  await expect.poll(() => writes.length).toBe(3);
  await expect(panelOf(page, 'Not saved:')).toContainText('loading-dock.jpg: is not a photo');
  expect(new Set(writes)).toEqual(new Set(['PUT']));
  expect(existsSync(join(editor.masters, 'photos/loading-dock.jpg'))).toBe(false);
});

test('a deletion that is refused is shown with its reason, and the article stays in its list', async ({
  page,
  editor,
}) => {
  skipWithoutArticle();
  const { name, file, text } = firstArticle(editor);
  await page.goto(`${editor.address}#/collections/articles/entries/${name}`);
  await fieldOf(page, 'title');
  await interceptWrites(page, 'DELETE', (route) =>
    route.fulfill({ status: 500, json: { error: 'EACCES: permission denied' } }),
  );
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(panelOf(page, 'Not deleted:')).toContainText('EACCES: permission denied');
  expect(readFileSync(file, 'utf8')).toBe(text);
  await page.goto(`${editor.address}#/collections/articles`);
  await expect(page.getByText(/^title: (.*)$/m.exec(text)![1]!.replaceAll(/^['"]|['"]$/g, '')).first()).toBeVisible();
});
