import type { Page } from '@playwright/test';
import { expect, test } from '../playwright/site.ts';
import { builtDocument, expectedPages } from './built-site.ts';

/** The text of a page's main element; runs in the browser, on the page or on a document's source. */
const textOfMain = (html: string | undefined) => {
  const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  return shown.querySelector('main')?.textContent?.replace(/\s+/g, ' ').trim();
};

const arrivals = {
  // Opens about:blank first: if only the hash changed, the browser would load nothing.
  'in hash form': async (page: Page, path: string) => {
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
  },
  'after in-app navigation': async (page: Page, path: string) => {
    if (page.url() === 'about:blank') await page.goto(path === '/' ? '/privacy-policy/' : '/');
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate((hash) => void (location.hash = hash), path);
  },
};

const visits = Object.entries(arrivals).flatMap(([arrival, arrive]) =>
  [0, 1].map((half) => ({ arrival, arrive, half })),
);

// Split in halves, which two workers can run at a time.
for (const { arrival, arrive, half } of visits) {
  test(`every route is served, and shows its document’s words ${arrival} (${half + 1} of 2)`, async ({
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
      await arrive(page, path);
      await ready();
      await expect(page, path).toHaveTitle(title);
      const text = await parser.evaluate(textOfMain, builtDocument(path));
      expect(text, path).toBeTruthy();
      expect(await page.evaluate(textOfMain, undefined), path).toBe(text);
    }
  });
}
