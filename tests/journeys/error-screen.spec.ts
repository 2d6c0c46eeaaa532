import { isLaterListPage } from '#prerender/data/site-pages.ts';
import { plainHref } from '#site/navigation/address.ts';
import { footerPath } from '../playwright/chosen-pages.ts';
import { homePictures } from '../playwright/home-pictures.ts';
import { serveNewerRelease } from '../playwright/newer-release.ts';
import { errorScreenLink } from '../playwright/page-links.ts';
import { content, hasPage, pages, titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

const { error } = content;
/** The last page in the list of the error screen. */
const lastListed = error.main.at(-1)!.link;

/** A path with a character typed twice, which has no page: /ccareers for /careers. */
const mistypedPath = mistype(footerPath);

function mistype(path: string): string {
  const typos = Array.from({ length: path.length - 1 }, (_, index) => path.slice(0, index + 2) + path.slice(index + 1));
  return typos.find((typo) => !hasPage(typo))!;
}

test('an unknown hash address shows the error screen with links; an unknown plain address is a 404', async ({
  page,
  ready,
  allowConsole,
}) => {
  allowConsole(/No page has the address|status of 404/);
  await page.goto('/');
  await ready();
  await page.evaluate(() => void (location.hash = '#/no-such-page'));
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
  await page.getByRole('link', errorScreenLink('/')).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
  await expect(page.getByRole('link', errorScreenLink(lastListed))).toHaveAttribute('href', plainHref(lastListed));
});

test('the error screen names the requested address and the nearest pages, plain, by hash and after a navigation', async ({
  page,
  ready,
  allowConsole,
}) => {
  allowConsole(/No page has the address|status of 404/);
  const nearest = page.locator('[data-nearest]').getByRole('link');
  const robots = page.locator('head meta[name=robots]');
  for (const address of [`${mistypedPath}/`, `/#${mistypedPath}`]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText(error.asked), address).toContainText(mistypedPath);
    await expect(nearest.first()).toHaveAttribute('href', new RegExp(footerPath));
    await expect(robots).toHaveAttribute('content', 'noindex');
  }
  await nearest.first().click();
  await expect(page).toHaveTitle(titleOf(footerPath));
  await ready();
  await expect(robots).toHaveCount(0);
  await page.evaluate(() => void (location.hash = '#/zzzz'));
  await expect(page.getByText(error.asked)).toContainText('/zzzz');
  await expect(nearest).toHaveCount(0);
  await page.getByText(error.allPages).click();
  await expect(page.locator('[data-all-pages]').getByRole('link')).toHaveCount(
    pages.filter((sitePage) => sitePage.path !== '/' && !sitePage.article && !isLaterListPage(sitePage)).length,
  );
});

test('an article that does not exist shows the error screen', async ({ page, allowConsole }) => {
  allowConsole(/No page has the address|status of 404/);
  await page.goto('/#/blog/never-written');
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
});

test('an unknown hash address shows the error screen and loads no picture of home’s banners', async ({
  page,
  ready,
  allowConsole,
}) => {
  allowConsole(/No page has the address|status of 404/);
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  // A thank-you page exists, but only at its plain address.
  for (const path of ['/no-such-page', '/thank-you/contact']) {
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
    await ready();
    await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
    await expect(page).toHaveTitle(language.errorHeading);
  }
  expect(pictures.filter((path) => homePictures.some((name) => path.includes(`/${name}-`)))).toEqual([]);
});

test('a page that follows the error screen gets the focus', async ({ page, ready, allowConsole }) => {
  allowConsole(/No page has the address|status of 404/);
  await page.goto('/#/no-such-page');
  await ready();
  await page.getByRole('link', errorScreenLink(lastListed)).click();
  await expect(page).toHaveTitle(titleOf(lastListed));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page of a newer release is reloaded after the error screen', async ({ page, ready, allowConsole }) => {
  allowConsole(/No page has the address|status of 404/);
  await page.goto('/');
  await ready();
  await page.evaluate(() => void (location.hash = '#/no-such-page'));
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
  await serveNewerRelease(page, footerPath);
  const reloaded = page.waitForEvent('load');
  await page.evaluate((hash) => void (location.hash = hash), `#${footerPath}`);
  await reloaded;
  await expect(page).toHaveTitle(titleOf(footerPath));
});
