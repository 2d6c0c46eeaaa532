import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, openPublishDialog, pageBeside, savePrivacyHeading, test } from '../playwright/editor.ts';

test('a group opens where its summary is clicked, and people stand on the page that shows them', async ({
  page,
  editor,
}) => {
  const [{ name }] = parse(readFileSync(join(editor.content, 'people/team.yaml'), 'utf8')) as [{ name: string }];
  await page.goto(`${editor.address}#/collections/people/entries/people_team`);
  await page.locator('.summary').getByText(name).click();
  await expect(page.getByRole('textbox', { name: 'Full name' }).first()).toHaveValue(name);
  await expect(pageBeside(page).getByText(name).first()).toBeAttached();
});

test('a save is told once, and the dialog that publishes sums pictures up', async ({ page, editor }) => {
  writeFileSync(join(editor.content, 'pictures/new-640.jpg'), 'a picture');
  await savePrivacyHeading(page, editor, 'What we keep of you');
  await expect(page.getByText('Entry saved.')).toBeHidden();
  const dialog = await openPublishDialog(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText('Pictures: 1 file')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'What is new' })).toHaveCSS('border-top-width', '1px');
});
