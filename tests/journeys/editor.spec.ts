import type { Page } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsArticle } from '../playwright/content.ts';
import { expect, test } from '../playwright/editor.ts';

const lines = (file: string) => readFileSync(file, 'utf8').split('\n');

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a text is changed without a login, and only its line of the file changes', async ({
  page,
  editor,
  elsewhere,
}) => {
  const file = join(editor.content, 'pages/privacy-policy.yaml');
  const before = lines(file);
  await page.goto(editor.address);
  await page.getByText('Privacy policy', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Heading' }).first().fill('Words: of the editor');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. All content is right.')).toBeVisible();
  const after = lines(file);
  expect(after.filter((line, place) => line !== before[place])).toEqual(["heading: 'Words: of the editor'"]);
  expect(after).toHaveLength(before.length);
  expect(elsewhere).toEqual([]);
});

test('the problems of a save are shown with file, field and fix', async ({ page, editor }) => {
  await page.goto(`${editor.address}#/collections/company/entries/redirects`);
  await page.getByRole('button', { name: /Add/ }).first().click();
  await page.getByRole('textbox', { name: 'From' }).fill('/team');
  await page.getByRole('textbox', { name: 'To' }).fill('/why-us');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText(/^content\/redirects\.yaml: line \d+: .*from/)).toBeVisible();
});

/** Takes one of the choices, which are buttons where there are few. */
async function choose(page: Page, name: string) {
  const list = page.getByRole('combobox', { name });
  const buttons = page.getByRole('radiogroup', { name }).getByRole('radio');
  await list.or(buttons.first()).waitFor();
  if (!(await list.isVisible())) return buttons.last().click();
  await list.click();
  await page.getByRole('option').nth(1).click();
}

test('an article’s text is changed where it was changed', async ({ page, editor }) => {
  needsArticle();
  const name = readdirSync(join(editor.content, 'blog')).find((file) => /^[a-z].*\.md$/.test(file))!;
  const file = join(editor.content, 'blog', name);
  const before = readFileSync(file, 'utf8');
  await page.goto(`${editor.address}#/collections/articles/entries/${name.replace('.md', '')}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill(`${await text.inputValue()}\n\nOne more paragraph.`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. All content is right.')).toBeVisible();
  expect(readFileSync(file, 'utf8')).toBe(`${before.trimEnd()}\n\nOne more paragraph.\n`);
});

test('a new article begins as a draft', async ({ page, editor }) => {
  needsArticle();
  await page.goto(`${editor.address}#/collections/articles/new`);
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Counting what is on the shelf');
  await page
    .getByRole('textbox', { name: 'Description' })
    .first()
    .fill(
      'How a shop counts its shelves in an hour, which numbers are worth keeping, and what to do about the three that never agree.',
    );
  await choose(page, 'Category');
  for (const [place, tag] of ['Shelves', 'Stock'].entries()) {
    await page.getByRole('button', { name: /Add.*Tags/ }).click();
    await page.getByRole('textbox', { name: 'Item' }).nth(place).fill(tag);
  }
  await choose(page, 'Author');
  // What lies below the window is drawn once it comes into view.
  await page.getByRole('spinbutton', { name: 'Comments' }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Cover alt' }).fill('Shelves of cut paper');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Count one shelf, then the next.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. All content is right.')).toBeVisible();
  const written = readFileSync(join(editor.content, 'blog/counting-what-is-on-the-shelf.md'), 'utf8');
  expect(written).toMatch(
    /^---\nid: \d+\ntitle: Counting what is on the shelf\n[^]*tags:\n {2}- Shelves\n {2}- Stock\n[^]*published: \d{4}-\d\d-\d\d\ndraft: true\ncoverAlt: Shelves of cut paper\n---\n\nCount one shelf, then the next\.\n$/,
  );
});

test('a new plain page is made of sections of any kind', async ({ page, editor }) => {
  await page.goto(`${editor.address}#/collections/plain-pages/new`);
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await box('Title').first().fill('Imprint');
  await box('Description').fill(
    'Who answers for this site, where the company stands and how to reach it on every day of the week.',
  );
  await box('Heading').first().fill('Imprint');
  await page.getByRole('button', { name: /Add.*Sections/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(
    ['text', 'list', 'questions', 'steps', 'table', 'picture', 'onward'].map((kind) => new RegExp(kind, 'i')),
  );
  await page.getByRole('menuitem', { name: /list/i }).click();
  await expect(box('Heading')).toHaveCount(2);
  await box('Heading').last().fill('Who we are');
  const addItem = page.getByRole('button', { name: /Add.*Items/ });
  // The editor renders a field once it sees it scrolled into view, which it misses now and then while it lays out the others.
  await expect(async () => {
    await box('Title').first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /Add.*Sections/ }).scrollIntoViewIfNeeded();
    await expect(addItem).toBeVisible({ timeout: 1000 });
  }).toPass();
  await addItem.click();
  await box('Item').last().fill('A company that builds software.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. All content is right.')).toBeVisible();
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
    .setInputFiles({ name: 'loading-dock.png', mimeType: 'image/png', buffer: pixel });
  await page.getByRole('button', { name: 'Upload', exact: true }).last().click();
  await expect.poll(() => existsSync(join(editor.masters, 'photos/loading-dock.png'))).toBe(true);
  await expect.poll(() => editor.encoded()).toBe(1);
});
