import type { Page } from '@playwright/test';
import { cards, listPageCount, rangeText } from '../playwright/article-list.ts';
import { callToActionPath } from '../playwright/chosen-pages.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { follow, linkTo } from '../playwright/page-links.ts';
import { pages, titleOf } from '../playwright/site-content.ts';
import {
  recordedMotions,
  expectMotionCount,
  expectNoMotion,
  holdMotions,
  recordMotions,
  stopHoldingMotions,
} from '../playwright/motions.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';
import { contactReferrerPath, cardPath, listPath, moveTo } from '../playwright/transition-pages.ts';

test.beforeEach(({ page }) => page.addInitScript(recordMotions));

/** Follows a card's link and holds the transition. Returns the center of the header's button, to press before it ends. */
async function startTransition(page: Page, ready: () => Promise<void>) {
  await page.goto(`/#${listPath}`);
  await ready();
  await holdMotions(page);
  await linkTo(page.getByRole('main'), cardPath).first().click();
  await expectMotionCount(page, 1);
  await stopHoldingMotions(page);
  const { x, y, width, height } = (await linkTo(page.getByRole('banner'), callToActionPath).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('during a transition the next page responds to a press, which ends the transition', async ({ page, ready }) => {
  const { x, y } = await startTransition(page, ready);
  await page.mouse.click(x, y);
  await expect(page).toHaveTitle(titleOf(callToActionPath));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoMotion(page);
});

test('a press with Ctrl during a transition opens a new tab', async ({ page, context, ready }) => {
  const { x, y } = await startTransition(page, ready);
  const opened = context.waitForEvent('page');
  await page.keyboard.down('Control');
  await page.mouse.click(x, y);
  await expect(await opened).toHaveTitle(titleOf(callToActionPath));
  await expect(page).toHaveTitle(titleOf(cardPath));
});

test('overlapping navigations end at the last one', async ({ page, ready }) => {
  await page.goto(`/#${listPath}`);
  await ready();
  // Visits both pages first: then each navigation is immediate.
  for (const path of [cardPath, listPath]) await moveTo(page, path);
  await page.evaluate(
    async (paths) => {
      for (const path of paths) {
        location.hash = `#${path}`;
        // Goes on once the navigation has begun and its update is pending.
        await new Promise((done) => setTimeout(done));
      }
    },
    [cardPath, listPath, cardPath, listPath, listPath, cardPath],
  );
  await expect(page).toHaveTitle(titleOf(cardPath));
  await expectNoMotion(page);
  await expect(page.locator('html')).toHaveAttribute('data-path', cardPath);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

test('navigation completes if the plate leaves the document when its transition becomes ready', async ({
  page,
  ready,
}) => {
  test.skip(!contactReferrerPath, 'no page has a primary action that leads to the form');
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update as ViewTransitionUpdateCallback);
      const removePlate = () => document.querySelector('[style*=view-transition-name]')?.remove();
      void transition.ready.then(removePlate, removePlate);
      return transition;
    };
  });
  await page.goto(`/#${contactReferrerPath}`);
  await ready();
  await page.locator('[data-primary]').first().click();
  await expect(page).toHaveTitle(titleOf(callToActionPath));
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

test('navigating to the current page starts no transition', async ({ page, ready }) => {
  await page.goto('/#/why-us');
  await ready();
  await follow(linkTo(page.getByRole('contentinfo'), '/why-us'));
  await page.evaluate(() => void (location.hash = '#/why-us#values'));
  await moveTo(page, callToActionPath);
  await expectMotionCount(page, 1);
});

test('a hidden tab does not wait for a transition', async ({ page, ready }) => {
  await page.goto(`/#${listPath}`);
  await ready();
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await moveTo(page, cardPath);
  await expectNoMotion(page);
  expect((await recordedMotions(page)).flatMap(({ parts }) => parts)).not.toContain(
    '::view-transition-group(shared-element)',
  );
});

test('a browser without view transitions shows the page too', async ({ page, ready }) => {
  await page.addInitScript(
    () => void delete (Document.prototype as { startViewTransition?: unknown }).startViewTransition,
  );
  await page.goto(`/#${listPath}`);
  await ready();
  await moveTo(page, cardPath);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoMotion(page);
});

test('there is no transition with reduced motion', async ({ page, ready }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/#${listPath}`);
  await ready();
  await moveTo(page, cardPath);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(listPath));
  await moveTo(page, callToActionPath);
  expect(await recordedMotions(page)).toEqual([]);
});

test('the header of a scrolled page does not fade into the next page’s header', async ({ page, ready }) => {
  const heroPage = pages.find((sitePage) => sitePage.definition.hero && sitePage.path !== '/')!;
  await page.goto('/');
  await ready();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const firstBackground = await page.evaluate(
    async ([hash, title]) => {
      location.hash = hash;
      while (document.title !== title) await new Promise(requestAnimationFrame);
      return getComputedStyle(document.querySelector('header')!).backgroundColor;
    },
    [`#${heroPage.path}`, heroPage.title] as const,
  );
  await expect(header).toHaveCSS('background-color', firstBackground);
  expect(firstBackground).toBe('rgba(0, 0, 0, 0)');
});

test('a page that is shown late is not stored in the history entry that was reached in the meantime', async ({
  page,
  ready,
}) => {
  test.skip(listPageCount < 2, 'the list of articles has a single page');
  // With data saving on, nothing is prefetched.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const privacy = titleOf('/privacy-policy');
  await page.goto('/privacy-policy/');
  await ready();
  await moveTo(page, '/blog');
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(page.getByText(rangeText(2))).toBeVisible();
  await page.locator(cards).first().getByRole('link').click();
  await expect(page.locator('article')).toBeVisible();
  await expectNoMotion(page);
  const release = await holdRequest(page, '**/privacy-policy/');
  await page.evaluate(goBackTwiceDuringOneTransition);
  await expect(page.locator('html'), 'the next page is still loading').toHaveAttribute('data-loading');
  release();
  await expect(page).toHaveTitle(privacy);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await page.reload();
  await ready();
  await expect(page).toHaveTitle(privacy);
});

/** Goes back, and back again before the transition to the first entry has updated the page. Runs in the page. */
async function goBackTwiceDuringOneTransition() {
  const start = document.startViewTransition.bind(document);
  const [started, overtaken] = [Promise.withResolvers<ViewTransition>(), Promise.withResolvers<void>()];
  document.startViewTransition = (update) => {
    const transition = start(() => overtaken.promise.then(update as () => void));
    started.resolve(transition);
    return transition;
  };
  history.back();
  const { updateCallbackDone } = await started.promise;
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
  overtaken.resolve();
  await updateCallbackDone;
}
