import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, previewOf, test } from '../playwright/editor.ts';

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
