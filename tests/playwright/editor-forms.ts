import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { fieldOf, type EditorFixture } from './editor.ts';

/** The first article in the editor's content. */
export function firstArticle({ content }: EditorFixture) {
  // Articles have names in lower case, unlike the folder's README.md.
  const fileName = readdirSync(join(content, 'blog')).find((entry) => /^[a-z].*\.md$/.test(entry))!;
  const file = join(content, 'blog', fileName);
  return { name: basename(fileName, '.md'), file, text: readFileSync(file, 'utf8') };
}

/** Opens the form of the first article and puts the caret at the beginning of its text. */
export async function openArticle(page: Page, editor: EditorFixture) {
  const { name, file, text } = firstArticle(editor);
  await page.goto(`${editor.address}#/collections/articles/entries/${name}`);
  const body = await fieldOf(page, 'body');
  // Clicks a paragraph: in a table or code, the key would lead only to the beginning of that part.
  await body.locator('[contenteditable]').first().locator('p').first().click();
  await page.keyboard.press('ControlOrMeta+Home');
  const [frontMatter = ''] = /^---\n[^]*?\n---\n\s*/.exec(text) ?? [];
  return { file, body, frontMatter, markdown: text.slice(frontMatter.length) };
}

/**
 * Opens the form of a new plain page and fills in all but its sections. Returns a function that fills in a field by its
 * key.
 */
export async function beginImprint(page: Page, editor: EditorFixture) {
  await page.goto(`${editor.address}#/collections/plain-pages/new`);
  const fill = async (key: string, text: string) => (await fieldOf(page, key)).getByRole('textbox').fill(text);
  await fill('title', 'Imprint');
  await fill(
    'description',
    'Who answers for this site, where the company stands and how to reach it on every day of the week.',
  );
  await fill('heading', 'Imprint');
  return fill;
}
