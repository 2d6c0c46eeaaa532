import { footerPath } from '../playwright/chosen-pages.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { serveNewerRelease } from '../playwright/newer-release.ts';
import { errorScreenLink, follow, linkTo } from '../playwright/page-links.ts';
import { company, content, titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

const { error } = content;

const homeTitle = titleOf('/');
const whyUsTitle = titleOf('/why-us');
const footerTitle = titleOf(footerPath);
const privacyTitle = titleOf('/privacy-policy');

const isHome = (address: URL) => address.pathname === '/';

test('a page that fails to load shows a ChunkLoadError with Try again', async ({ page, ready, allowConsole }) => {
  allowConsole(/ChunkLoadError|Failed to load resource/);
  await page.goto('/why-us/');
  await ready();
  await page.route(`**${footerPath}/`, (route) => route.abort());
  await follow(linkTo(page.getByRole('contentinfo'), footerPath));
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
  await page.getByText(error.details).click();
  await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
  await page.unroute(`**${footerPath}/`);
  await page.getByRole('button', { name: error.tryAgain }).click();
  await expect(page).toHaveTitle(footerTitle);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that takes 120 seconds to load is abandoned', async ({ page, ready, allowConsole }) => {
  allowConsole(/ChunkLoadError/);
  await page.clock.install();
  await page.goto('/why-us/');
  await page.clock.runFor(2_000);
  await ready();
  // From here on the test advances the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(`**${footerPath}/`, () => undefined);
  await follow(linkTo(page.getByRole('contentinfo'), footerPath));
  await page.clock.runFor(119_000);
  await expect(page).toHaveTitle(whyUsTitle);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
});

test('the script of an island that takes 120 seconds to load is abandoned', async ({ page, ready, allowConsole }) => {
  allowConsole(/ChunkLoadError/);
  await page.clock.install();
  await page.route('**/assets/banner-carousel*.js', () => undefined);
  const consoleLines: string[] = [];
  page.on('console', (message) => consoleLines.push(message.text()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(2_000);
  await ready();
  await page.getByRole('button', { name: language.nextSlide }).click();
  // The page's clock keeps running: on a busy machine it may be a few seconds ahead by now.
  await page.clock.runFor(100_000);
  expect(consoleLines).toEqual([]);
  await page.clock.runFor(21_000);
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
});

test('a page of a newer release is reloaded automatically, once', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  let loads = 0;
  page.on('load', () => void loads++);
  await serveNewerRelease(page, footerPath);
  await follow(linkTo(page.getByRole('contentinfo'), footerPath));
  await expect(page).toHaveTitle(footerTitle);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await ready();
  expect(loads).toBe(1);
});

test('the links of the error screen also lead to the page that failed', async ({ page, ready, allowConsole }) => {
  allowConsole(/ChunkLoadError|Failed to load resource/);
  // Set up before the first page, which prefetches home.
  await page.route(isHome, (route) => route.abort());
  await page.goto('/why-us/');
  await ready();
  await page.getByRole('banner').getByRole('link', { name: company.name }).first().click();
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
  await page.unroute(isHome);
  await page.getByRole('link', errorScreenLink('/')).click();
  await expect(page).toHaveTitle(homeTitle);
});

test('a late failure does not replace a page opened after it', async ({ page, ready, allowConsole }) => {
  allowConsole(/ChunkLoadError|Failed to load resource/);
  await page.goto('/why-us/');
  await ready();
  await page.route(`**${footerPath}/`, (route) => route.abort());
  // After a failure, the site asks for the current release.
  const releaseRequest = page.waitForRequest('**/release.json');
  const fail = await holdRequest(page, '**/release.json', 'abort');
  const footer = page.getByRole('contentinfo');
  await follow(linkTo(footer, footerPath));
  await releaseRequest;
  await follow(linkTo(footer, '/privacy-policy'));
  await expect(page).toHaveTitle(privacyTitle);
  const failed = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('release.json'),
  });
  fail();
  await failed;
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(page).toHaveTitle(privacyTitle);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a hash address whose document takes 120 seconds to load is abandoned', async ({ page, allowConsole }) => {
  allowConsole(/ChunkLoadError/);
  await page.clock.install();
  await page.route(`**${footerPath}/`, () => undefined);
  await page.goto(`/#${footerPath}`);
  await page.locator('html[data-loading]').waitFor();
  // The page's clock keeps running: on a busy machine it may be a few seconds ahead by now.
  await page.clock.runFor(100_000);
  await expect(page.locator('h1')).toHaveCount(0);
  await page.clock.runFor(21_000);
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
});
