import { callToActionPath, casePath, footerPath } from '../playwright/chosen-pages.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { homePictures } from '../playwright/home-pictures.ts';
import { articlePath } from '../playwright/longest-article.ts';
import { follow, hasHashAddresses, linkTo, shownAddress } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

const whyUs = titleOf('/why-us');
const footerTitle = titleOf(footerPath);

test('a document’s address takes the site’s form without a reload', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await page.evaluate(() => Object.assign(window, { witness: true }));
  await ready();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(shownAddress('/why-us'));
  await expect(page).toHaveTitle(whyUs);
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
    await expect(page, address).toHaveTitle(whyUs);
  }
});

test('every link has a plain address without JavaScript and one of the site’s form with it', async ({
  page,
  browser,
  site,
  ready,
}) => {
  const withoutScript = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
  await withoutScript.goto('/');
  const plain = await withoutScript
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(plain.length).toBeGreaterThan(10);
  expect(plain.filter((href) => href?.includes('#'))).toEqual([]);
  await withoutScript.close();
  await page.goto('/');
  await ready();
  const shown = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown.filter((href) => href?.startsWith('/#/') !== hasHashAddresses)).toEqual([]);
});

test('a hash address opens its own page and never shows or loads home in between', async ({ page, ready }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const shown: string[] = [];
  await page.exposeFunction('noteHeading', (text: string) => void shown.push(text));
  await page.addInitScript(() => {
    const note = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility())
        (window as never as { noteHeading: (text: string) => void }).noteHeading(heading.textContent);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto('/#/why-us');
  await ready();
  await expect(page).toHaveTitle(whyUs);
  expect(new Set(shown)).toEqual(new Set([await page.locator('h1').textContent()]));
  expect(requested.filter((path) => homePictures.some((name) => path.includes(`/${name}-`)))).toEqual([]);
});

test('arriving at a hash address leaves the focus at the top: the first Tab offers to skip to the content', async ({
  page,
  ready,
}) => {
  await page.goto('/#/why-us');
  await ready();
  await expect(page).toHaveTitle(whyUs);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: language.skipToContent })).toBeFocused();
});

test('the page of a hash address is shown even if the site’s script fails', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.route('**/assets/entry-browser*', (route) => route.abort());
  await page.goto('/#/why-us');
  await expect(page).toHaveTitle(whyUs);
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
  await page.clock.runFor(8_000);
  await expect(page).toHaveURL('/why-us/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address that names another host is not fetched', async ({ page, expectConsole }) => {
  expectConsole(/No page has the address/);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.startsWith('127.')) foreign.push(request.url());
  });
  await page.goto('/#//evil.example/x');
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
  expect(foreign).toEqual([]);
});

test('moving on scrolls to the top, sets title and focus; Back and Forward set the title', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  const footer = page.getByRole('contentinfo');
  await page.evaluate(() => scrollTo(0, 300));
  await follow(linkTo(footer, footerPath));
  await expect(page).toHaveTitle(footerTitle);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 400));
  await page.goBack();
  await expect(page).toHaveTitle(whyUs);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect(page).toHaveTitle(footerTitle);
  await expect(linkTo(footer, footerPath)).toHaveAttribute('aria-current', 'page');
});

test('a query before the hash does not make the next link load the document', async ({ page, ready }) => {
  await page.goto('/?campaign=spring#/why-us');
  await ready();
  await expect(page, 'it stays in the address').toHaveURL(shownAddress('/why-us', '', '?campaign=spring'));
  await page.evaluate(() => Object.assign(window, { witness: true }));
  await follow(linkTo(page.getByRole('contentinfo'), footerPath));
  await expect(page).toHaveTitle(footerTitle);
  expect(await page.evaluate(() => 'witness' in window)).toBe(true);
});

test('a query stays in the address, and the page’s own link still scrolls to its top', async ({ page, ready }) => {
  await page.goto('/why-us/?utm_source=mail');
  await ready();
  await expect(page).toHaveURL(shownAddress('/why-us', '', '?utm_source=mail'));
  await page.reload();
  await ready();
  await expect(page).toHaveTitle(whyUs);
  await page.evaluate(() => scrollTo(0, 1000));
  await follow(linkTo(page.getByRole('contentinfo'), '/why-us'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(shownAddress('/why-us', '', '?utm_source=mail'));
});

test('a link that is pressed twice does not scroll the page that it leaves', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  const release = await holdRequest(page, `**${footerPath}/`);
  const tops = await page.evaluateHandle(() => {
    const called: unknown[] = [];
    const { scrollTo } = window;
    window.scrollTo = (...parameters: unknown[]) => {
      called.push(parameters);
      (scrollTo as (...parameters: unknown[]) => void).apply(window, parameters);
    };
    return called;
  });
  const link = linkTo(page.getByRole('contentinfo'), footerPath);
  await follow(link);
  await follow(link);
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  expect(await tops.jsonValue()).toEqual([]);
  release();
  await expect(page).toHaveTitle(footerTitle);
});

test('a link is marked as soon as it is followed', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  const release = await holdRequest(page, `**${footerPath}/`);
  const link = linkTo(page.getByRole('contentinfo'), footerPath);
  await follow(link);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(whyUs);
  await page.goBack();
  await expect(link).not.toHaveAttribute('aria-current', 'page');
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(page).toHaveTitle(whyUs);
});

for (const path of ['/', casePath, articlePath, callToActionPath]) {
  test(`after navigating to ${path} no link is left in its plain form`, async ({ page, ready }) => {
    test.skip(!hasHashAddresses, 'links keep their plain form');
    await page.goto('/#/team');
    await ready();
    await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-path', path);
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => (href.startsWith('#') && href !== '#main') || /^\/(?!#\/)[^.]*$/.test(href))).toEqual(
      [],
    );
  });
}

test('an old address that the server redirects leads to the passage that the redirect or the visitor names', async ({
  page,
  ready,
}) => {
  for (const [location, address] of [
    ['/why-us/#values', '/#/people'],
    ['/why-us/', '/#/people#values'],
    ['/why-us/#values', '/#/people#else'],
  ] as const) {
    await page.route('**/people/', (route) => route.fulfill({ status: 301, headers: { location } }));
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page, address).toHaveTitle(whyUs);
    await ready();
    await expect(page, address).toHaveURL(shownAddress('/why-us', 'values'));
    await page.unroute('**/people/');
  }
});
