import { expect, test } from '../playwright/development.ts';
import { pathWithoutIslands } from '../playwright/chosen-pages.ts';
import { expectedPages } from '../site/built-site.ts';

test('React’s development build logs nothing on any kind of page', async ({ page, development, consoleOutput }) => {
  test.setTimeout(300_000);
  const pages = new Map((await expectedPages()).map((sitePage) => [sitePage.definition, sitePage]));
  await page.goto(`${development}/`);
  await page.locator('html[data-ready]').waitFor();
  // Client-side navigation is faster than loading each document, for which the development server sends hundreds of
  // modules.
  for (const { path, title } of pages.values()) {
    await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
    await expect(page, path).toHaveTitle(title);
    // Islands are hydrated once they come into view.
    for (const island of await page.locator('site-island').all()) await island.scrollIntoViewIfNeeded();
    await expect(page.locator('site-island:not([data-hydrated], [start=intent])'), path).toHaveCount(0);
  }
  expect(consoleOutput).toEqual([]);
});

test('an address without its last slash leads to its page, as on the server', async ({ request, development }) => {
  const answer = await request.get(`${development}${pathWithoutIslands}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, `${pathWithoutIslands}/`]);
});
