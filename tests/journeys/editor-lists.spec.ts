import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { skipWithoutArticle } from '../playwright/article-with-most-sections.ts';
import { firstArticle } from '../playwright/editor-forms.ts';
import { expect, fieldOf, save, test, type EditorFixture } from '../playwright/editor.ts';

/** Adds an article that is planned for March 4, 2199. */
function planArticle(editor: EditorFixture) {
  const planned = firstArticle(editor)
    .text.replace(/^id: \d+$/m, 'id: 998')
    .replace(/^title: .*$/m, 'title: Nothing but a plan')
    .replace(/^published: .*$/m, 'published: 2199-03-04')
    .replace(/^updated: .*\n/m, '');
  writeFileSync(join(editor.content, 'blog/planned.md'), planned);
}

test('the list of articles marks planned articles and drafts, and is up to date after a save', async ({
  page,
  editor,
}) => {
  skipWithoutArticle();
  planArticle(editor);
  await page.goto(`${editor.address}#/collections/articles`);
  await expect(page.getByText('998. Nothing but a plan · Planned for March 4, 2199')).toBeVisible();
  await page.goto(`${editor.address}#/collections/articles/entries/planned`);
  await (await fieldOf(page, 'draft')).getByRole('switch').click();
  await save(page);
  await page.goto(`${editor.address}#/collections/articles`);
  await expect(page.getByText('998. Nothing but a plan · Draft · March 4, 2199')).toBeVisible();
});

test('a list is reloaded once another day has begun', async ({ page, editor }) => {
  await page.goto(`${editor.address}#/collections/plain-pages`);
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeVisible();
  await page.route('**/today.json', (route) => route.fulfill({ json: { today: '2199-03-04' } }));
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await reloaded;
});
