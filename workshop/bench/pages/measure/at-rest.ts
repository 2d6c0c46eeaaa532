import type { Page } from 'puppeteer-core';

/** What starts by itself and has not started yet: our script and islands, and what is not laid out yet. */
const unstarted = [
  'html[data-script]:not([data-ready])',
  'site-island[start=idle]:not([data-hydrated])',
  '[data-parts] > :not([style*="content-visibility: visible"])',
].join();

/** For how long nothing may be fetched, in milliseconds. */
const quiet = 500;

/** Resolves once a page has loaded, its islands have started, nothing is fetched and the main thread is idle. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    (selector) => document.readyState === 'complete' && !document.querySelector(selector),
    // Not every frame: looking would make a page work that stands still.
    { timeout: 60_000, polling: 200 },
    unstarted,
  );
  await idle(page);
  await page.waitForNetworkIdle({ idleTime: quiet, timeout: 60_000 });
  await idle(page);
}

/** Brings islands that start in view there, one after the other, until each has started. */
export async function startIslandsInView(page: Page): Promise<void> {
  for (const island of await page.$$('site-island[start=visible]')) {
    await island.evaluate((found) => found.querySelector('button')?.scrollIntoView({ block: 'center' }));
    await page.waitForFunction((found) => found.matches('[data-hydrated]'), { timeout: 30_000, polling: 50 }, island);
  }
}

const idle = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
