import type { Page } from 'puppeteer-core';

/** Selects what keeps a page from being at rest: a script or island that will start by itself, content that is not laid out. */
const unfinishedParts = [
  'html[data-script]:not([data-ready])',
  'site-island[start=idle]:not([data-hydrated])',
  '[data-deferred-layout] > :not([style*="content-visibility: visible"])',
].join();

/** Milliseconds without any request. */
const quietTime = 500;

/** Resolves once a page has loaded, its islands have started, nothing is being fetched and the main thread is idle. */
export async function waitUntilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(
    (selector) => document.readyState === 'complete' && !document.querySelector(selector),
    // Less often than every frame: polling would keep an idle page busy.
    { timeout: 60_000, polling: 200 },
    unfinishedParts,
  );
  await waitUntilIdle(page);
  await page.waitForNetworkIdle({ idleTime: quietTime, timeout: 60_000 });
  await waitUntilIdle(page);
}

/** Scrolls to islands that start in view, one after the other, until each has started. */
export async function startVisibleIslands(page: Page): Promise<void> {
  for (const island of await page.$$('site-island[start=visible]')) {
    await island.evaluate((element) => element.querySelector('button')?.scrollIntoView({ block: 'center' }));
    await page.waitForFunction(
      (element) => element.matches('[data-hydrated]'),
      { timeout: 30_000, polling: 50 },
      island,
    );
  }
}

/** Resolves once the main thread is idle. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
