import { readFileSync } from 'node:fs';
import { skipWithoutArticle } from '../playwright/article-with-most-sections.ts';
import { openArticle } from '../playwright/editor-forms.ts';
import { expect, save, test } from '../playwright/editor.ts';

test('an article can be edited as Markdown, which is saved as typed and shown as rich text afterward', async ({
  page,
  editor,
}) => {
  skipWithoutArticle();
  const { file, body, frontMatter, markdown } = await openArticle(page, editor);
  const toggle = body.getByRole('button', { name: 'Edit in Markdown' });
  await toggle.click();
  await body.locator('[contenteditable=true]:visible, textarea:visible').first().click();
  await page.keyboard.press('ControlOrMeta+Home');
  const typed = '**Count** first, _then_ [write](/privacy-policy).';
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await save(page);
  expect(readFileSync(file, 'utf8')).toBe(`${frontMatter}${typed}\n\n${markdown}`);
  await toggle.click();
  const richText = body.locator('[contenteditable]').first();
  await expect(richText.locator('strong').first()).toHaveText('Count');
  await expect(richText.locator('em').first()).toHaveText('then');
  await expect(richText).not.toContainText('**Count**');
  expect(readFileSync(file, 'utf8')).toBe(`${frontMatter}${typed}\n\n${markdown}`);
});
