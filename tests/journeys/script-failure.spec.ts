import type { Page } from '@playwright/test';
import { skipWithoutListPages, rangeText } from '../playwright/article-list.ts';
import { headerBackground } from '../playwright/header-background.ts';
import { articleSkipReason } from '../playwright/article-with-most-sections.ts';
import { firstChild, skipWithoutGroup } from '../playwright/menu-group.ts';
import { linkTo } from '../playwright/page-links.ts';
import { scrollByWheelTo } from '../playwright/scroll-by-wheel.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

const siteScript = '**/assets/entry-browser*.js';

/** Ways in which the site's script may fail in a browser that runs scripts. The second has a syntax error. */
const failures = {
  'does not load': (page: Page) => page.route(siteScript, (route) => route.abort()),
  'cannot run': (page: Page) =>
    page.route(siteScript, (route) => route.fulfill({ contentType: 'text/javascript', body: 'await import.never;(' })),
  'is blocked by an extension, like all scripts': (page: Page) =>
    page.route(/\/$/, async (route) => {
      const response = await route.fetch();
      const policy = `${response.headers()['content-security-policy']}, script-src 'none'`;
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    }),
};

for (const [failure, makeItFail] of Object.entries(failures)) {
  test.describe(`if the site’s script ${failure}`, () => {
    test.beforeEach(async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource|Content.Security.Policy/i);
      await makeItFail(page);
    });

    test('home has no buttons without effect', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('region', { name: language.highlights })).toBeVisible();
    });

    test('the header is readable at any scroll position', async ({ page }) => {
      await page.goto('/why-us/');
      await expect(page.locator('html')).not.toHaveAttribute('data-scripting');
      await page.mouse.move(700, 450);
      for (const top of [400, 1600]) {
        await scrollByWheelTo(page, top);
        await expect.poll(() => headerBackground(page)).toBe('rgb(255, 255, 255)');
      }
    });

    test('the menu of a phone shows the pages below its groups', async ({ page }) => {
      skipWithoutGroup();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/why-us/');
      await page.getByRole('button', { name: language.menu, exact: true }).click();
      await linkTo(page.getByRole('dialog'), firstChild).click();
      await expect(page).toHaveURL(`${firstChild}/`);
    });

    test('the list of articles is paged by links', async ({ page }) => {
      test.skip(articleSkipReason !== undefined, articleSkipReason);
      skipWithoutListPages();
      await page.goto('/blog/');
      await page.getByRole('link', { name: language.nextPage }).click();
      await expect(page.getByText(rangeText(2))).toBeVisible();
    });
  });
}

test('a group of the header opens by keyboard before the script is loaded', async ({ page }) => {
  skipWithoutGroup();
  await page.route(siteScript, () => undefined);
  await page.goto('/why-us/');
  const child = linkTo(page.getByRole('navigation', { name: language.mainNavigation }), firstChild);
  await expect(child).toBeHidden();
  await page
    .locator('[data-group]', { has: page.locator(`a[href="${firstChild}/"]`) })
    .getByRole('button')
    .focus();
  await expect(child).toBeVisible();
});
