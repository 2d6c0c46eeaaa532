import type { Page } from '@playwright/test';
import { expect, test } from '../playwright/site.ts';
import { builtDocument, expectedPages } from './built-site.ts';

/** The text of the page between header and footer; runs in the browser, on the page or on a document's source. */
const wordsOfMain = (html: string | undefined) => {
  const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  return shown.querySelector('main')?.textContent?.replace(/\s+/g, ' ').trim();
};

const ways = {
  // Another address each time, so that every visit is a fresh arrival.
  'in hash form': async (page: Page, path: string) => {
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
  },
  'after a step': async (page: Page, path: string) => {
    if (page.url() === 'about:blank') await page.goto(path === '/' ? '/privacy-policy/' : '/');
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate((hash) => void (location.hash = hash), path);
  },
};

const visits = Object.entries(ways).flatMap(([how, go]) => [0, 1].map((half) => ({ how, go, half })));

// In two, so that two workers share them.
for (const { how, go, half } of visits) {
  test(`every route is served, and shows its document’s words ${how} (${half + 1} of 2)`, async ({
    page,
    context,
    ready,
  }) => {
    test.slow();
    // A page of the site cannot make elements from text: it has Trusted Types.
    const parser = await context.newPage();
    const pages = (await expectedPages()).filter((_, index) => index % 2 === half);
    for (const { path, title } of pages) {
      expect((await page.request.get(path === '/' ? '/' : `${path}/`)).status(), path).toBe(200);
      await go(page, path);
      await ready();
      await expect(page, path).toHaveTitle(title);
      const words = await parser.evaluate(wordsOfMain, builtDocument(path));
      expect(words, path).toBeTruthy();
      expect(await page.evaluate(wordsOfMain, undefined), path).toBe(words);
    }
  });
}
