import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, openPublishDialog, previewOf, savePrivacyHeading, test } from '../playwright/editor.ts';

test('a group opens when its summary is clicked, and people are previewed on the page that shows them', async ({
  page,
  editor,
}) => {
  const [{ name }] = parse(readFileSync(join(editor.content, 'people/team.yaml'), 'utf8')) as [{ name: string }];
  await page.goto(`${editor.address}#/collections/people/entries/people_team`);
  await page.locator('.summary').getByText(name).click();
  await expect(page.getByRole('textbox', { name: 'Full name' }).first()).toHaveValue(name);
  await expect(previewOf(page).getByText(name).first()).toBeAttached();
});

test('a save is reported once, and the dialog for publishing sums up pictures', async ({ page, editor }) => {
  writeFileSync(join(editor.content, 'pictures/new-640.jpg'), 'a picture');
  await savePrivacyHeading(page, editor, 'What we keep of you');
  await expect(page.getByText('Entry saved.')).toBeHidden();
  const dialog = await openPublishDialog(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText('Pictures: 1 file')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'What is new' })).toHaveCSS('border-top-width', '1px');
});

test('a save that ends while the dialog for publishing is open is listed in it', async ({ page, editor }) => {
  writeFileSync(join(editor.content, 'pictures/new-640.jpg'), 'a picture');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/files/**', async (route) => {
    if (route.request().method() === 'PUT') await released;
    await route.continue();
  });
  await page.goto(`${editor.address}#/collections/pages/entries/pages_privacy-policy`);
  await page.getByRole('textbox', { name: 'Heading' }).first().fill('What we keep of you');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = await openPublishDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Publish 1 file' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What is new' }).fill('Clearer words');
  release();
  await expect(dialog.getByRole('heading', { name: 'Publish 2 files' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('textbox', { name: 'What is new' })).toHaveValue('Clearer words');
});
