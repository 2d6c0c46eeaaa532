import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPageExample } from '../content/plain-page-example.ts';
import { expect, previewOf, test } from '../playwright/editor.ts';

test('the preview follows a field as it is edited, and marks where its text is shown', async ({
  page,
  editor,
  foreignRequests,
}) => {
  await page.goto(`${editor.address}#/collections/pages/entries/pages_privacy-policy`);
  const preview = previewOf(page);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Heading' }).first().fill('What we keep of you');
  await expect(preview.getByRole('heading', { level: 1, name: 'What we keep of you' })).toBeVisible();
  await expect(preview.locator('[data-edited]')).toContainText('What we keep of you');
  // The preview uses the site's own fonts, which come from the editor's address.
  await expect.poll(() => preview.locator('body').evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  expect(foreignRequests).toEqual([]);
});

test('a problem that prevents the preview is shown beside the form, and the last preview stays', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.address}#/collections/pages/entries/pages_privacy-policy`);
  const preview = previewOf(page);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Heading' }).first().fill('<b>Bold</b>');
  await expect(page.frameLocator('iframe[title="Content Preview"]').getByRole('status')).toContainText(
    /Heading[^:]*: “<b>” would be shown as is/,
  );
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a mistake in a draft is shown beside its own form, and no other form’s preview waits for its fix', async ({
  page,
  editor,
}) => {
  mkdirSync(join(editor.content, 'plain-pages'), { recursive: true });
  const draft = `draft: true\n${plainPageExample()}`.replace(/^heading: .*$/m, 'heading: <b>Bold</b>');
  writeFileSync(join(editor.content, 'plain-pages/half-done.yaml'), draft);
  await page.goto(`${editor.address}#/collections/pages/entries/pages_privacy-policy`);
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${editor.address}#/collections/plain-pages/entries/half-done`);
  await expect(page.frameLocator('iframe[title="Content Preview"]').getByRole('status')).toContainText(
    /Heading[^:]*: “<b>” would be shown as is/,
  );
});

test('“View page” opens the saved page in a new tab, whose links stay within the editor', async ({
  page,
  editor,
  context,
}) => {
  await page.goto(`${editor.address}#/collections/pages/entries/pages_privacy-policy`);
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe[title="Content Preview"]').getByRole('link', { name: 'View page' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${editor.address}site/privacy-policy/`);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab.locator('header a').first()).toHaveAttribute('href', /^\/[\w-]{32}\/site\//);
});
