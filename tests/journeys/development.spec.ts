import { expect, test } from '../playwright/development.ts';
import { expectedPages } from '../site/built-site.ts';

test('React’s development build has nothing to say on a page of any kind', async ({ page, development, said }) => {
  test.setTimeout(300_000);
  const pages = new Map((await expectedPages()).map((one) => [one.page, one]));
  for (const { path, title } of pages.values()) {
    await page.goto('about:blank');
    await page.goto(`${development}/#${path}`);
    await page.locator('html[data-ready]').waitFor();
    await expect(page, path).toHaveTitle(title);
  }
  expect(said).toEqual([]);
});
