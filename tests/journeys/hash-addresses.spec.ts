import { homePictures } from '../playwright/home-pictures.ts';
import { shownAddress } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

const whyUsTitle = titleOf('/why-us');

test('a document’s address gets the site’s form without a reload', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await page.evaluate(() => Object.assign(window, { witness: true }));
  await ready();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(shownAddress('/why-us'));
  await expect(page).toHaveTitle(whyUsTitle);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'witness' in window)).toBe(true);
});

test('the page that the server sends is shown although its address is written in another way', async ({
  page,
  ready,
}) => {
  // A server of static files may merge slashes.
  await page.route('**/why-us//', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: route.request().url().replace(/\/$/, '') }) });
  });
  for (const address of ['/%77hy%2Dus/#values', '/why-us//#values']) {
    await page.goto(address);
    await ready();
    await expect(page, address).toHaveURL(shownAddress('/why-us', 'values'));
    await expect(page, address).toHaveTitle(whyUsTitle);
  }
});

test('a hash address opens its own page and never shows or loads home in between', async ({ page, ready }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const shownHeadings: string[] = [];
  await page.exposeFunction('reportHeading', (text: string) => void shownHeadings.push(text));
  await page.addInitScript(() => {
    requestAnimationFrame(function reportEachFrame() {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility())
        (window as never as { reportHeading: (text: string) => void }).reportHeading(heading.textContent);
      requestAnimationFrame(reportEachFrame);
    });
  });
  await page.goto('/#/why-us');
  await ready();
  await expect(page).toHaveTitle(whyUsTitle);
  const heading = await page.locator('h1').textContent();
  // A busy browser may draw its first frame later.
  await expect.poll(() => [...new Set(shownHeadings)]).toEqual([heading]);
  expect(requestedPaths.filter((path) => homePictures.some((name) => path.includes(`/${name}-`)))).toEqual([]);
});

test('arriving at a hash address leaves the focus at the top: the first Tab offers to skip to the content', async ({
  page,
  ready,
}) => {
  await page.goto('/#/why-us');
  await ready();
  await expect(page).toHaveTitle(whyUsTitle);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: language.skipToContent })).toBeFocused();
});

test('the page of a hash address, or the error screen, is shown even if the site’s script fails', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/assets/entry-browser*', (route) => route.abort());
  await page.goto('/#/why-us');
  await expect(page).toHaveTitle(whyUsTitle);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/why-us/');
  await page.goto('/#//evil.example/x');
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
});

test('the page of a hash address is shown even if the site’s script never loads', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/entry-browser*', () => undefined);
  await page.goto('/#/why-us', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  // The document waits eight seconds for the script.
  await page.clock.runFor(8_000);
  await expect(page).toHaveURL('/why-us/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address that names another host is not fetched', async ({ page, allowConsole }) => {
  allowConsole(/No page has the address/);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.startsWith('127.')) foreign.push(request.url());
  });
  await page.goto('/#//evil.example/x');
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
  expect(foreign).toEqual([]);
});
