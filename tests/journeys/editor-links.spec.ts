import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { skipWithoutArticle } from '../playwright/article-with-most-sections.ts';
import { beginImprint, openArticle } from '../playwright/editor-forms.ts';
import { expect, fieldOf, previewOf, save, test } from '../playwright/editor.ts';

const privacyPath = '/privacy-policy';

/** Waits until the pages are listed: the option of a page then has its title before its address. */
const expectPagesListed = (pages: Locator) =>
  expect(pages.getByRole('option', { name: /^\S.* \(\/privacy-policy\)$/ })).toBeAttached();

test('a link can lead to a page, which is chosen by title, to one of its passages, or to another site', async ({
  page,
  editor,
}) => {
  const readRedirects = () => readFileSync(join(editor.content, 'redirects.yaml'), 'utf8');
  await page.goto(`${editor.address}#/collections/company/entries/redirects`);
  await page.getByRole('button', { name: /Add/ }).first().click();
  await page.getByRole('textbox', { name: 'Former address' }).fill('/what-we-keep');
  const pages = page.getByRole('combobox', { name: 'Now at' });
  await expectPagesListed(pages);
  await pages.selectOption(privacyPath);
  await save(page);
  expect(readRedirects()).toContain(`from: /what-we-keep\n  to: ${privacyPath}\n`);
  await page.getByRole('button', { name: 'Choose a passage…' }).click();
  const passages = page.getByRole('combobox', { name: 'Passage of the page' });
  await passages.selectOption({ index: 2 });
  const anchor = await passages.inputValue();
  await save(page);
  expect(readRedirects()).toContain(`to: ${privacyPath}#${anchor}\n`);
  await pages.selectOption('elsewhere');
  await page.getByRole('textbox', { name: 'Address elsewhere' }).fill('www.example.com/privacy');
  await page.getByRole('textbox', { name: 'Former address' }).click();
  await save(page);
  expect(readRedirects()).toContain('to: https://www.example.com/privacy\n');
});

test('a link is inserted where text of a plain page is selected', async ({ page, editor }) => {
  const fill = await beginImprint(page, editor);
  await (await fieldOf(page, 'sections')).getByRole('button', { name: /Add/ }).click();
  await page.getByRole('menuitem', { name: /list/i }).click();
  await fill('sections.0.heading', 'Who we are');
  await (await fieldOf(page, 'sections.0.items')).getByRole('button', { name: /Add/ }).click();
  const item = await fieldOf(page, 'sections.0.items.0');
  const textbox = item.getByRole('textbox');
  await textbox.fill('We say what we keep.');
  await textbox.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 19));
  await item.getByRole('button', { name: 'Insert a link…' }).click();
  await expectPagesListed(item.getByRole('combobox'));
  await item.getByRole('combobox').selectOption(privacyPath);
  await item.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(textbox).toHaveValue(`We say [what we keep](${privacyPath}).`);
  await save(page);
  expect(readFileSync(join(editor.content, 'plain-pages/imprint.yaml'), 'utf8')).toContain(
    `We say [what we keep](${privacyPath}).`,
  );
});

test('the link button of an article offers pages by title, and the passages of the chosen page', async ({
  page,
  editor,
}) => {
  skipWithoutArticle();
  const { file, body } = await openArticle(page, editor);
  await page.keyboard.type('We say what we keep. ');
  for (let letter = 0; letter < 'what we keep. '.length; letter += 1) await page.keyboard.press('ArrowLeft');
  for (let letter = 0; letter < 'what we keep'.length; letter += 1) await page.keyboard.press('Shift+ArrowRight');
  await body.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog');
  // The field gets its list of pages when it is focused.
  await dialog.locator('input').first().click();
  const address = dialog.locator('input[list]');
  const options = dialog.locator('datalist option');
  await expect(options.and(page.locator(`[value="${privacyPath}"]`))).toHaveAttribute(
    'label',
    / \(\/privacy-policy\)$/,
  );
  await address.fill(privacyPath);
  await expect(options.and(page.locator(`[value^="${privacyPath}#"]`))).not.toHaveCount(0);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  // The link becomes part of the entry a moment later: the preview shows when.
  await expect(previewOf(page).getByRole('link', { name: 'what we keep' }).first()).toBeVisible();
  await save(page);
  expect(readFileSync(file, 'utf8')).toContain(`We say [what we keep](${privacyPath}). `);
});
