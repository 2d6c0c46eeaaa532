import {
  article,
  articlePath,
  content,
  linkTo,
  listPages,
  needsArticle,
  shownAddress,
  titleOf,
  whyNoArticle,
  articleLabels,
} from '../playwright/content.ts';
import { expect, test } from '../playwright/site.ts';
import { listPagePath } from '#site/navigation/address.ts';
import { blog } from '#site/pages/blog/page.ts';
import { language } from '../site/site-language.ts';

const cards = 'main li:has(h3)';
const total = content.articles.length;
const range = (page: number) => language.articleRange(page * 6 - 5, Math.min(page * 6, total), total);
const newest = content.articles[0] ?? { slug: '', title: '' };

test.skip(whyNoArticle !== undefined, whyNoArticle);

/** Of articles that the list shows on several pages. */
const paged = () => test.skip(listPages < 2, 'needs seven articles or more');

test('the list shows six articles a page, newest first, and its ends are closed', async ({ page, ready }) => {
  paged();
  await page.goto('/blog/');
  await ready();
  const back = page.getByRole('button', { name: language.previousPage });
  const forward = page.getByRole('button', { name: language.nextPage });
  const head = page.getByRole('heading', { name: content.page(blog.schema, '/blog').latest });

  await expect(page.locator(cards)).toHaveCount(6);
  await expect(page.locator(cards).first()).toContainText(newest.title);
  await expect(page.getByText(range(1))).toBeVisible();
  await expect(back).toBeDisabled();

  for (let shown = 2; shown <= listPages; shown += 1) {
    await forward.click();
    await expect(page.getByText(range(shown))).toBeVisible();
    await expect(page.getByText(language.pagePlace(shown, listPages))).toBeVisible();
    await expect(head).toBeFocused();
    await expect(head).toBeInViewport();
    await expect(back).toBeEnabled();
  }
  await expect(page.locator(cards)).toHaveCount(total - 6 * (listPages - 1));
  await expect(page.locator(cards).last()).toContainText(content.articles.at(-1)!.title);
  await expect(forward).toBeDisabled();

  await back.click();
  await expect(page.getByText(language.pagePlace(listPages - 1, listPages))).toBeVisible();
});

test('the dates never rise from one article of the list to the next', async ({ page }) => {
  const dates: string[] = [];
  for (let shown = 1; shown <= listPages; shown += 1) {
    await page.goto(`${listPagePath('/blog', shown)}/`);
    const found = page.locator('main li time');
    dates.push(...(await found.evaluateAll((times) => (times as HTMLTimeElement[]).map(({ dateTime }) => dateTime))));
  }
  expect(dates).toHaveLength(total);
  const newestFirst = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);
  expect(dates).toEqual(dates.toSorted(newestFirst));
});

test('a card leads to its article, wherever on it one presses', async ({ page, ready }) => {
  await page.goto('/blog/');
  await ready();
  await page
    .locator(cards)
    .first()
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(shownAddress(`/blog/${newest.slug}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
});

test('back from an article the list is at its page, by a link at its first', async ({ page, ready }) => {
  paged();
  await page.goto('/blog/');
  await ready();
  for (let shown = 1; shown < listPages; shown += 1)
    await page.getByRole('button', { name: language.nextPage }).click();
  await page.locator(cards).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+\/?$/);
  await expect(page.locator('article')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(range(listPages))).toBeVisible();
  await page.reload();
  await expect(page.getByText(range(listPages))).toBeVisible();
  await page.evaluate(() => void (location.hash = '#/why-us'));
  await expect(page).toHaveTitle(titleOf('/why-us'));
  await linkTo(page.locator('header'), '/blog').first().click();
  await expect(page.getByText(range(1))).toBeVisible();
});

test('the button of the list does nothing', async ({ page, ready }) => {
  await page.goto('/blog/');
  await ready();
  await page
    .getByRole('main')
    .getByRole('button', { name: content.page(blog.schema, '/blog').button })
    .click();
  await expect(page).toHaveURL(shownAddress('/blog'));
  await expect(page.locator(cards)).toHaveCount(Math.min(total, 6));
});

test('without a script the list turns by links, to documents of its pages', async ({ browser, site }) => {
  paged();
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
  const way = (name: string) => still.getByRole('link', { name });
  await still.goto('/blog/');
  await expect(still.getByRole('button', { name: language.previousPage })).toBeDisabled();
  for (let shown = 2; shown <= listPages; shown += 1) {
    await expect(still.locator(cards)).toHaveCount(6);
    await expect(way(language.nextPage)).toHaveAttribute('rel', 'next');
    await expect(still.locator('head link[rel=next]')).toHaveAttribute('href', `/blog/page/${shown}/`);
    await way(language.nextPage).click();
    await expect(still).toHaveURL(`/blog/page/${shown}/`);
    await expect(still.getByText(range(shown))).toBeVisible();
    await expect(still.locator('head link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/blog/page/${shown}/$`),
    );
  }
  await expect(still.locator('head link[rel=next]')).toHaveCount(0);
  await expect(still.getByRole('button', { name: language.nextPage })).toBeDisabled();
  await way(language.previousPage).click();
  await expect(still.getByText(range(listPages - 1))).toBeVisible();
  await still.goto(`${articlePath}/`);
  await expect(still.getByRole('heading', { name: article.title })).toBeVisible();
  await still.close();
});

test('whoever comes to a later page of the list is there at the list’s address, also after a reload', async ({
  page,
  ready,
}) => {
  paged();
  for (const address of ['/blog/page/2/', '/#/blog/page/2']) {
    await page.goto('about:blank');
    await page.goto(address);
    await ready();
    await expect(page.getByText(range(2)), address).toBeVisible();
    await expect(page).toHaveURL(shownAddress('/blog'));
    await expect(linkTo(page.getByRole('banner'), '/blog').first()).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await ready();
    await expect(page.getByText(range(2)), address).toBeVisible();
    await linkTo(page.getByRole('banner'), '/blog').first().click();
    await expect(page.getByText(range(1)), address).toBeVisible();
  }
});

test('a page that the list no longer has gives way to its first', async ({ page, ready, expectConsole }) => {
  expectConsole(/No page has the address|status of 404/);
  await page.goto('/#/blog');
  await ready();
  await page.evaluate(() => history.replaceState({ document: '/blog/page/99' }, ''));
  await page.reload();
  await ready();
  await expect(page.getByText(range(1))).toBeVisible();
  await page.goto('/#/blog/page/99');
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
});

test('a turn pressed before the script has come is made by it, or by the browser where it never comes', async ({
  page,
  expectConsole,
}) => {
  paged();
  expectConsole(/Failed to load resource|status of 404/);
  for (const comes of [true, false]) {
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/entry-browser*.js', async (route) => {
      await gate.promise;
      await (comes ? route.continue() : route.abort());
    });
    await page.goto('/blog/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: language.nextPage }).click();
    gate.resolve();
    await expect(page.getByText(range(2))).toBeVisible();
    await expect(page).toHaveURL(comes ? shownAddress('/blog') : /\/blog\/page\/2\/\??$/);
    await page.unroute('**/assets/entry-browser*.js');
  }
});

test('a page of the list that does not come leaves the list as it is, says so, and comes by Try again', async ({
  page,
  ready,
  expectConsole,
}) => {
  paged();
  expectConsole(/ChunkLoadError|Failed to load resource/);
  await page.route('**/blog/page/2/', (route) => route.abort());
  await page.goto('/blog/');
  await ready();
  const failure = page.getByRole('alert');
  const { failure: words, retry } = content.page(blog.schema, '/blog');
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(failure).toContainText(words);
  await expect(page.getByText(range(1))).toBeVisible();
  await expect(page.locator(cards).first()).toContainText(newest.title);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await failure.getByRole('button', { name: retry }).click();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(failure).toBeVisible();
  expect(await page.evaluate(() => (history.state as { document?: string } | null)?.document)).toBeUndefined();
  await page.unroute('**/blog/page/2/');
  await failure.getByRole('button', { name: retry }).click();
  await expect(page.getByText(range(2))).toBeVisible();
  await expect(failure).toBeHidden();
});

test('a page of the list that comes late does not replace a page opened after it', async ({ page, ready }) => {
  paged();
  const gate = Promise.withResolvers<void>();
  await page.route('**/blog/page/2/', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/blog/');
  await ready();
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  await page.evaluate(() => void (location.hash = '#/why-us'));
  await expect(page).toHaveTitle(titleOf('/why-us'));
  const answered = page.waitForResponse('**/blog/page/2/');
  gate.resolve();
  await (await answered).finished();
  await expect(page).toHaveTitle(titleOf('/why-us'));
  await page.goBack();
  await expect(page.getByText(range(2))).toBeVisible();
});

test('the next page of the list is fetched when its button is reached for, and then turning asks for nothing', async ({
  page,
  ready,
}) => {
  paged();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, writable: true });
  });
  await page.goto('/blog/');
  await ready();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/blog/page/')) asked.push(new URL(request.url()).pathname);
  });
  await page.evaluate(() => Object.assign(navigator, { connection: undefined }));
  const fetched = page.waitForResponse('**/blog/page/2/');
  await page.getByRole('button', { name: language.nextPage }).hover();
  await (await fetched).finished();
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(page.getByText(range(2))).toBeVisible();
  expect(asked.filter((path) => path === '/blog/page/2/')).toHaveLength(1);
});

test('the list needs no React', async ({ page, ready }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/blog/');
  await ready();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => !url.includes('entry-browser'))).toEqual([]);
});

test('pictures of articles on other pages are not loaded', async ({ page, ready }) => {
  paged();
  const pictures = new Set<string>();
  page.on('request', (request) => {
    const name = /\/pictures\/(cover-[\w-]+?)-\d+\./.exec(request.url())?.[1];
    if (name) pictures.add(name);
  });
  // Those asked for while the page was read have been noted before the last that a reader comes to is there.
  const readToTheEnd = async () => {
    for (const card of await page.locator(cards).all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('img')).toHaveJSProperty('complete', true);
    }
  };
  await page.goto('/blog/');
  await ready();
  await readToTheEnd();
  expect(pictures.size).toBe(6);
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(page.getByText(range(2))).toBeVisible();
  await readToTheEnd();
  expect(pictures.size).toBe(Math.min(total, 12));
});

test('the hero is six tenths of the window high and its title in capitals', async ({ page }) => {
  await page.goto(`${articlePath}/`);
  const hero = await page.locator('article > header').boundingBox();
  expect(hero).toMatchObject({ x: 0, width: 1440, height: 540 });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(article.title);
  const shown = await title.innerText();
  expect(shown.replaceAll(/\s+/g, ' ')).toBe(article.title.toUpperCase());
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1440, 900],
  [2560, 1200],
] as const) {
  test(`the image of an article is as wide as a window of ${width} by ${height} and six tenths as high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${articlePath}/`);
    const image = (await page.locator('article > header img').boundingBox())!;
    expect(image).toMatchObject({ x: 0, width });
    expect(image.height).toBeCloseTo(height * 0.6, 0);
  });
}

const longest = content.articles.toSorted((one, other) => other.title.length - one.title.length)[0] ?? newest;

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 600],
  [1366, 768],
  [2560, 1440],
] as const) {
  test(`at ${width} by ${height} an article’s opening is six tenths of the window high and holds its title`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/blog/${longest.slug}/`);
    const hero = (await page.locator('article > header').boundingBox())!;
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const menu = (await page.getByRole('banner').boundingBox())!;
    expect(hero.height).toBeCloseTo(height * 0.6, 0);
    expect(title.y).toBeGreaterThanOrEqual(menu.height);
    expect(title.y + title.height).toBeLessThanOrEqual(hero.height);
    await expect(page.locator('article > header time')).toBeVisible();
  });
}

test('share links lead to the networks’ home pages, in a new tab, without a referrer or the article', async ({
  page,
}) => {
  await page.goto(`${articlePath}/`);
  const links = await page
    .getByRole('list', { name: articleLabels.share })
    .getByRole('link')
    .evaluateAll((found) => (found as HTMLAnchorElement[]).map(({ href, target, rel }) => ({ href, target, rel })));
  const homes = articleLabels.networks.map(({ address }) => address);
  expect(links).toEqual(homes.map((href) => ({ href, target: '_blank', rel: 'noreferrer' })));
});

test('an article has four ways to share it, and nothing else beside them', async ({ page }) => {
  await page.goto(`${articlePath}/`);
  const ends = page.getByRole('list', { name: articleLabels.share }).locator('xpath=..');
  await expect(ends.getByRole('link')).toHaveCount(4);
  await expect(ends.getByRole('button')).toHaveCount(0);
});

test('the sections of an article are in its contents, which lead there and mark where the reader is', async ({
  page,
  ready,
}) => {
  // Shorter ones end in the window that their last sections are read in.
  needsArticle(3, 500);
  await page.goto(`${articlePath}/`);
  await ready();
  const links = page.getByRole('navigation', { name: articleLabels.contents }).getByRole('link');
  await expect(links).toHaveCount(article.headings.length);
  const third = article.headings[2]!;
  await links.nth(2).click();
  await expect(page).toHaveURL(shownAddress(articlePath, third.id));
  await expect(page.locator(`#${third.id}`)).toBeInViewport();
  const contents = page.getByRole('navigation', { name: articleLabels.contents });
  await expect(contents.locator('[aria-current]')).toContainText(third.text);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents.locator('[aria-current]')).toContainText(article.headings[0]!.text);
});

test('an article leads to its neighbors and to articles with tags in common', async ({ page }) => {
  await page.goto(`${articlePath}/`);
  const others = page.getByRole('navigation', { name: language.otherArticles });
  const place = content.articles.findIndex(({ slug }) => slug === article.slug);
  const neighbors = [content.articles[place + 1], content.articles[place - 1]].filter((one) => one !== undefined);
  await expect(others.getByRole('link')).toHaveCount(neighbors.length);
  for (const { slug } of neighbors) await expect(linkTo(others, `/blog/${slug}`)).toHaveCount(1);
  const related = page
    .locator('section', { has: page.getByRole('heading', { name: articleLabels.related }) })
    .getByRole('listitem');
  await expect(related).toHaveCount(Math.min(3, total - 1 - neighbors.length));
});
