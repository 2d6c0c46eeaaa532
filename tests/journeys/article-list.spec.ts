import {
  cards,
  listPageCount,
  skipWithoutListPages,
  newestArticle,
  rangeText,
  articleCount,
} from '../playwright/article-list.ts';
import { articleSkipReason } from '../playwright/article-with-most-sections.ts';
import { linkTo, shownAddress } from '../playwright/page-links.ts';
import { content, contentOfPage, titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { listPagePath } from '#site/navigation/address.ts';
import { language } from '../site/site-language.ts';

test.skip(articleSkipReason !== undefined, articleSkipReason);

const labels = contentOfPage('blog', { latest: '', button: '' });

test('the list shows six articles per page, newest first, and its buttons are disabled at the ends', async ({
  page,
  ready,
}) => {
  skipWithoutListPages();
  await page.goto('/blog/');
  await ready();
  const back = page.getByRole('button', { name: language.previousPage });
  const forward = page.getByRole('button', { name: language.nextPage });
  const heading = page.getByRole('heading', { name: labels.latest });

  await expect(page.locator(cards)).toHaveCount(6);
  await expect(page.locator(cards).first()).toContainText(newestArticle.title);
  await expect(page.getByText(rangeText(1))).toBeVisible();
  await expect(back).toBeDisabled();

  for (let shown = 2; shown <= listPageCount; shown += 1) {
    await forward.click();
    await expect(page.getByText(rangeText(shown))).toBeVisible();
    await expect(page.getByText(language.pagePosition(shown, listPageCount))).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(back).toBeEnabled();
  }
  await expect(page.locator(cards)).toHaveCount(articleCount - 6 * (listPageCount - 1));
  await expect(page.locator(cards).last()).toContainText(content.articles.at(-1)!.title);
  await expect(forward).toBeDisabled();

  await back.click();
  await expect(page.getByText(language.pagePosition(listPageCount - 1, listPageCount))).toBeVisible();
});

test('the dates never increase from one article of the list to the next', async ({ page }) => {
  const dates: string[] = [];
  for (let shown = 1; shown <= listPageCount; shown += 1) {
    await page.goto(`${listPagePath('/blog', shown)}/`);
    const times = page.locator('main li time');
    dates.push(...(await times.evaluateAll((all) => (all as HTMLTimeElement[]).map(({ dateTime }) => dateTime))));
  }
  expect(dates).toHaveLength(articleCount);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a card leads to its article even if it is pressed beside its link', async ({ page, ready }) => {
  await page.goto('/blog/');
  await ready();
  await page
    .locator(cards)
    .first()
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(shownAddress(`/blog/${newestArticle.slug}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newestArticle.title);
});

test('the list shows the same page after Back from an article, and its first page when it is opened by a link', async ({
  page,
  ready,
}) => {
  skipWithoutListPages();
  await page.goto('/blog/');
  await ready();
  for (let shown = 1; shown < listPageCount; shown += 1) {
    await page.getByRole('button', { name: language.nextPage }).click();
  }
  await page.locator(cards).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+\/?$/);
  await expect(page.locator('article')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(rangeText(listPageCount))).toBeVisible();
  await page.reload();
  await expect(page.getByText(rangeText(listPageCount))).toBeVisible();
  await page.evaluate(() => void (location.hash = '#/why-us'));
  await expect(page).toHaveTitle(titleOf('/why-us'));
  await linkTo(page.locator('header'), '/blog').first().click();
  await expect(page.getByText(rangeText(1))).toBeVisible();
});

test('the button of the list does nothing', async ({ page, ready }) => {
  await page.goto('/blog/');
  await ready();
  await page.getByRole('main').getByRole('button', { name: labels.button }).click();
  await expect(page).toHaveURL(shownAddress('/blog'));
  await expect(page.locator(cards)).toHaveCount(Math.min(articleCount, 6));
});

test('without a script the list is paged by links, to documents of its pages', async ({ browser, site }) => {
  skipWithoutListPages();
  const noScriptPage = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
  const pagerLink = (name: string) => noScriptPage.getByRole('link', { name });
  await noScriptPage.goto('/blog/');
  await expect(noScriptPage.getByRole('button', { name: language.previousPage })).toBeDisabled();
  for (let shown = 2; shown <= listPageCount; shown += 1) {
    await expect(noScriptPage.locator(cards)).toHaveCount(6);
    await expect(pagerLink(language.nextPage)).toHaveAttribute('rel', 'next');
    await expect(noScriptPage.locator('head link[rel=next]')).toHaveAttribute('href', `/blog/page/${shown}/`);
    await pagerLink(language.nextPage).click();
    await expect(noScriptPage).toHaveURL(`/blog/page/${shown}/`);
    await expect(noScriptPage.getByText(rangeText(shown))).toBeVisible();
    await expect(noScriptPage.locator('head link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/blog/page/${shown}/$`),
    );
  }
  await expect(noScriptPage.locator('head link[rel=next]')).toHaveCount(0);
  await expect(noScriptPage.getByRole('button', { name: language.nextPage })).toBeDisabled();
  await pagerLink(language.previousPage).click();
  await expect(noScriptPage.getByText(rangeText(listPageCount - 1))).toBeVisible();
  await noScriptPage.close();
});

test('a later page of the list has the list’s own address in the address bar, and survives a reload', async ({
  page,
  ready,
}) => {
  skipWithoutListPages();
  for (const address of ['/blog/page/2/', '/#/blog/page/2']) {
    await page.goto('about:blank');
    await page.goto(address);
    await ready();
    await expect(page.getByText(rangeText(2)), address).toBeVisible();
    await expect(page).toHaveURL(shownAddress('/blog'));
    await expect(linkTo(page.getByRole('banner'), '/blog').first()).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await ready();
    await expect(page.getByText(rangeText(2)), address).toBeVisible();
    await linkTo(page.getByRole('banner'), '/blog').first().click();
    await expect(page.getByText(rangeText(1)), address).toBeVisible();
  }
});

test('a reload shows the first page of the list if its current page no longer exists', async ({
  page,
  ready,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await page.goto('/#/blog');
  await ready();
  await page.evaluate(() => history.replaceState({ document: '/blog/page/99' }, ''));
  await page.reload();
  await ready();
  await expect(page.getByText(rangeText(1))).toBeVisible();
});

test('the hash address of a list page that does not exist shows the error screen', async ({ page, allowConsole }) => {
  allowConsole(/No page has the address|status of 404/);
  await page.goto('/#/blog/page/99');
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
});
