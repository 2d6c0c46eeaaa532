import { callToActionPath } from '../playwright/chosen-pages.ts';
import { follow, linkTo } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import {
  recordedMotions,
  expectMotionCount,
  expectNoMotion,
  holdMotions,
  recordMotions,
  stopHoldingMotions,
} from '../playwright/motions.ts';
import { expect, test } from '../playwright/site.ts';
import { cardPath, listPath, moveTo } from '../playwright/transition-pages.ts';

test.beforeEach(({ page }) => page.addInitScript(recordMotions));

test('while a picture moves, the page responds to a press', async ({ page, ready }) => {
  await page.goto(`/#${listPath}`);
  await ready();
  await holdMotions(page);
  await linkTo(page.getByRole('main'), cardPath).first().click();
  await expectMotionCount(page, 1);
  await stopHoldingMotions(page);
  await linkTo(page.getByRole('banner'), callToActionPath).first().click();
  await expect(page).toHaveTitle(titleOf(callToActionPath));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoMotion(page);
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
        // Continues once the navigation has begun.
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

test('navigating to the current page starts no transition', async ({ page, ready }) => {
  await page.goto('/#/why-us');
  await ready();
  await follow(linkTo(page.getByRole('contentinfo'), '/why-us'));
  await page.evaluate(() => void (location.hash = '#/why-us#values'));
  await moveTo(page, callToActionPath);
  await expectMotionCount(page, 1);
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
  await page.goto('/');
  await ready();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const firstColors = await page.evaluate(
    async ([hash, title]) => {
      location.hash = hash;
      while (document.title !== title) await new Promise(requestAnimationFrame);
      return [...document.querySelectorAll('header, header a')].map(
        (element) => getComputedStyle(element).backgroundColor,
      );
    },
    [`#${listPath}`, titleOf(listPath)] as const,
  );
  await expectNoMotion(page);
  const settledColors = await header.evaluate((element) =>
    [element, ...element.querySelectorAll('a')].map((part) => getComputedStyle(part).backgroundColor),
  );
  expect(firstColors).toEqual(settledColors);
  expect(firstColors[0]).toBe('rgba(0, 0, 0, 0)');
});
