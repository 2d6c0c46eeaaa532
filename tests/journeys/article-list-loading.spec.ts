import { pageSize } from '#site/pages/list-pages.ts';
import { cards, skipWithoutListPages, newestArticle, rangeText, articleCount } from '../playwright/article-list.ts';
import { articleSkipReason } from '../playwright/article-with-most-sections.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { linkTo, shownAddress } from '../playwright/page-links.ts';
import { contentOfPage, titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

test.skip(articleSkipReason !== undefined, articleSkipReason);

test('a press on the pager before the script is loaded is followed by the browser, whether the script then loads or never does', async ({
  page,
  allowConsole,
}) => {
  skipWithoutListPages();
  allowConsole(/Failed to load resource|status of 404/);
  for (const isLoaded of [true, false]) {
    const release = await holdRequest(page, '**/assets/entry-browser*.js', isLoaded ? 'continue' : 'abort');
    await page.goto('/blog/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: language.nextPage }).click();
    release();
    await expect(page.getByText(rangeText(2))).toBeVisible();
    await expect(page).toHaveURL(isLoaded ? shownAddress('/blog') : /\/blog\/page\/2\/\??$/);
    await page.unroute('**/assets/entry-browser*.js');
  }
});

test('a page of the list that fails to load leaves the list unchanged, says so, and loads after Try again', async ({
  page,
  ready,
  allowConsole,
}) => {
  skipWithoutListPages();
  allowConsole(/ChunkLoadError|Failed to load resource/);
  await page.route('**/blog/page/2/', (route) => route.abort());
  await page.goto('/blog/');
  await ready();
  const failure = page.getByRole('alert');
  const { failure: message, retry } = contentOfPage('blog', { failure: '', retry: '' });
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(failure).toContainText(message);
  await expect(page.getByText(rangeText(1))).toBeVisible();
  await expect(page.locator(cards).first()).toContainText(newestArticle.title);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await failure.getByRole('button', { name: retry }).click();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(failure).toBeVisible();
  expect(await page.evaluate(() => (history.state as { document?: string } | null)?.document)).toBeUndefined();
  await page.unroute('**/blog/page/2/');
  await failure.getByRole('button', { name: retry }).click();
  await expect(page.getByText(rangeText(2))).toBeVisible();
  await expect(failure).toBeHidden();
});

test('after a list page that was requested twice has failed, a reload shows the page that was in view', async ({
  page,
  ready,
  allowConsole,
}) => {
  skipWithoutListPages();
  allowConsole(/ChunkLoadError|Failed to load resource/);
  const fail = await holdRequest(page, '**/blog/page/2/', 'abort');
  await page.goto('/blog/');
  await ready();
  const forward = page.getByRole('button', { name: language.nextPage });
  await forward.click();
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  await forward.click();
  fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/blog/page/2/');
  await page.reload();
  await ready();
  await expect(page.getByText(rangeText(1))).toBeVisible();
});

test('a list page that arrives late does not replace a page opened after it was requested', async ({ page, ready }) => {
  skipWithoutListPages();
  const release = await holdRequest(page, '**/blog/page/2/');
  await page.goto('/blog/');
  await ready();
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  await page.evaluate(() => void (location.hash = '#/why-us'));
  await expect(page).toHaveTitle(titleOf('/why-us'));
  const answered = page.waitForResponse('**/blog/page/2/');
  release();
  await (await answered).finished();
  await expect(page).toHaveTitle(titleOf('/why-us'));
  await page.goBack();
  await expect(page.getByText(rangeText(2))).toBeVisible();
});

test('following the list’s own link while its next page loads keeps the list, which is no longer busy', async ({
  page,
  ready,
}) => {
  skipWithoutListPages();
  await page.route('**/blog/page/2/', () => undefined);
  await page.goto('/blog/');
  await ready();
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(page.locator('[data-list][aria-busy]')).toBeVisible();
  await linkTo(page.getByRole('banner'), '/blog').first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('the next page of the list is prefetched when its button is hovered, and then needs no request', async ({
  page,
  ready,
}) => {
  skipWithoutListPages();
  // Prefetching links in view would interfere: the page loads with data saving on.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, writable: true });
  });
  await page.goto('/blog/');
  await ready();
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.evaluate(() => Object.assign(navigator, { connection: undefined }));
  const fetched = page.waitForResponse('**/blog/page/2/');
  await page.getByRole('button', { name: language.nextPage }).hover();
  await (await fetched).finished();
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(page.getByText(rangeText(2))).toBeVisible();
  expect(requestedPaths.filter((path) => path === '/blog/page/2/')).toHaveLength(1);
});

test('the next page of the list is prefetched when its button comes into view', async ({ page, ready }) => {
  skipWithoutListPages();
  await page.goto('/blog/');
  await ready();
  const fetched = page.waitForRequest('**/blog/page/2/');
  await page
    .getByRole('button', { name: language.nextPage })
    .evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await fetched;
});

test('the list loads no script but the site’s own, and thus no React', async ({ page, ready }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/blog/');
  await ready();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => !url.includes('entry-browser'))).toEqual([]);
});

test('pictures of articles on other pages are not loaded', async ({ page, ready }) => {
  skipWithoutListPages();
  const pictures = new Set<string>();
  page.on('request', (request) => {
    const name = /\/pictures\/(cover-[\w-]+?)-\d+\./.exec(request.url())?.[1];
    if (name) pictures.add(name);
  });
  // Waits for every picture: a request is recorded before its picture has loaded.
  const scrollThroughCards = async () => {
    for (const card of await page.locator(cards).all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('img')).toHaveJSProperty('complete', true);
    }
  };
  await page.goto('/blog/');
  await ready();
  await scrollThroughCards();
  expect(pictures.size).toBe(pageSize);
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(page.getByText(rangeText(2))).toBeVisible();
  await scrollThroughCards();
  expect(pictures.size).toBe(Math.min(articleCount, 2 * pageSize));
});
