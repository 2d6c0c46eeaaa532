import type { Page } from '@playwright/test';
import {
  callToActionPath,
  caseListPath,
  casePath,
  footerPath,
  pathWithoutIslands,
} from '../playwright/chosen-pages.ts';
import { skipWithoutForm } from '../playwright/form-texts.ts';
import { articlePath } from '../playwright/article-with-most-sections.ts';
import { titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

test('leaving a page with islands removes them, and returning to it brings them back', async ({ page, ready }) => {
  await page.goto(`/#${pathWithoutIslands}`);
  await ready();
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => void (location.hash = '#/'));
    await page.getByRole('button', { name: language.nextSlide }).click();
    await expect(page.getByRole('group', { name: language.positionOf(2, 3) })).toBeInViewport({ ratio: 0.9 });
    await page.evaluate((path) => void (location.hash = `#${path}`), pathWithoutIslands);
    await expect(page).toHaveTitle(titleOf(pathWithoutIslands));
    await expect(page.locator('site-island')).toHaveCount(0);
  }
});

test('a browser that is never idle makes a form interactive too, and lays out the whole page', async ({ page }) => {
  skipWithoutForm('careers');
  await page.addInitScript(() => {
    const late: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 };
    window.requestIdleCallback = (callback, { timeout = 0 } = {}) =>
      timeout > 0 ? window.setTimeout(callback, timeout, late) : 0;
  });
  await page.goto('/careers/');
  await expect(page.locator('site-island[start=idle]')).toHaveAttribute('data-hydrated');
  const skippedHeadings = () =>
    page
      .locator('main h2')
      .evaluateAll(
        (headings) => headings.filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true })).length,
      );
  await expect.poll(skippedHeadings).toBe(0);
});

test('leaving a page at the moment its island is hydrated reports no error', async ({ page, ready }) => {
  skipWithoutForm('contact');
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function listen(...args) {
      // React adds listeners to an island immediately, and renders it in a later task: the page is removed in between.
      const isHydrating = this instanceof Element && this.matches('[component=EnquiryForm]') && args[0] === 'abort';
      if (isHydrating) queueMicrotask(() => document.querySelector('main')!.replaceChildren('Left'));
      addEventListener.apply(this, args);
    };
  });
  await page.goto('/contact-us/');
  await ready();
  await expect(page.locator('main')).toHaveText('Left');
  await page.evaluate((path) => void (location.hash = `#${path}`), pathWithoutIslands);
  await expect(page.locator('main')).not.toHaveText('Left');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('200 navigations back and forth leave no listener, element or style behind', async ({ page, ready }) => {
  test.setTimeout(900_000);
  // Each animated navigation paints two pages: a small window makes that faster.
  await page.setViewportSize({ width: 390, height: 500 });
  const paths = ['/', caseListPath, callToActionPath, articlePath, casePath, footerPath];
  const count = await createCounter(page);
  // On a page without islands, nothing is about to be hydrated.
  const countAtRest = async () => {
    // A document that happens to be parsed in advance would be counted: for a visitor who saves data none is.
    await saveData(page, true);
    await walk(page, ['/', pathWithoutIslands], 2);
    await expect(page).toHaveTitle(titleOf(pathWithoutIslands));
    await expect.poll(async () => (await count()).jsEventListeners).toBeLessThan(400);
    return count();
  };
  await page.goto(`/#${pathWithoutIslands}`);
  await ready();
  // After two rounds, caches are full and everything that is loaded once is loaded.
  await walk(page, paths, paths.length * 2);
  const before = await countAtRest();
  await saveData(page, false);
  await walk(page, paths, 100);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // `countAtRest` adds the last two.
  await walk(page, paths, 98);
  const after = await countAtRest();
  expect(after.styles).toBe(before.styles);
  // What is still being released needs a few more collections.
  await expect.poll(async () => (await count()).documents).toBeLessThanOrEqual(before.documents);
  await expect.poll(async () => (await count()).nodes).toBeLessThanOrEqual(before.nodes * 1.02);
  expect((await count()).jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5);
});

/** Returns a function that counts what is in the page's memory after a garbage collection. */
async function createCounter(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async () => {
    // A single collection does not free what a finalizer releases.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
    const styles = await page.locator('style, link, script').count();
    return { nodes, jsEventListeners, documents, styles };
  };
}

/** Sets what the browser reports as the visitor's wish to save data. */
const saveData = (page: Page, isSaving: boolean) =>
  page.evaluate(
    (value) => void Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: value } }),
    isSaving,
  );

/** Navigates to the given paths in turn, `steps` times in all. */
const walk = (page: Page, paths: string[], steps: number) =>
  page.evaluate(
    async ({ addresses, times }) => {
      for (let step = 0; step < times; step += 1) {
        const path = addresses[step % addresses.length]!;
        location.hash = `#${path}`;
        while (document.documentElement.dataset['path'] !== path)
          await new Promise((done) => requestAnimationFrame(done));
      }
    },
    { addresses: paths, times: steps },
  );
