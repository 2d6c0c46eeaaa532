import { newestArticle, articleCount } from '../playwright/article-list.ts';
import {
  articleLabels,
  articlePath,
  articleSkipReason,
  articleWithMostSections,
  skipWithoutArticle,
} from '../playwright/article-with-most-sections.ts';
import { linkTo, shownAddress } from '../playwright/page-links.ts';
import { content } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

test.skip(articleSkipReason !== undefined, articleSkipReason);

test('the hero is six tenths of the window high and its title is in capitals', async ({ page }) => {
  await page.goto(`${articlePath}/`);
  const hero = await page.locator('article > header').boundingBox();
  expect(hero).toMatchObject({ x: 0, width: 1440, height: 540 });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(articleWithMostSections.title);
  const shownTitle = await title.innerText();
  expect(shownTitle.replaceAll(/\s+/g, ' ')).toBe(articleWithMostSections.title.toUpperCase());
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [667, 375],
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
    const image = page.locator('article > header img');
    const box = (await image.boundingBox())!;
    expect(box).toMatchObject({ x: 0, width });
    expect(box.height).toBeCloseTo(height * 0.6, 0);
    // The image fills its box. From 1624 pixels (picture-hero.drawing.module.css), its left edge fades behind the title.
    const { padding, maskImage } = await image.evaluate((element) => getComputedStyle(element));
    if (width < 1624) expect({ padding, maskImage }).toEqual({ padding: '0px', maskImage: 'none' });
  });
}

const longestTitled =
  content.articles.toSorted((first, second) => second.title.length - first.title.length)[0] ?? newestArticle;

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 600],
  [1366, 768],
  [2560, 1440],
] as const) {
  test(`at ${width} by ${height} an article’s hero is six tenths of the window high and contains its title`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/blog/${longestTitled.slug}/`);
    const hero = (await page.locator('article > header').boundingBox())!;
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const menu = (await page.getByRole('banner').boundingBox())!;
    expect(hero.height).toBeCloseTo(height * 0.6, 0);
    expect(title.y).toBeGreaterThanOrEqual(menu.height);
    expect(title.y + title.height).toBeLessThanOrEqual(hero.height);
    await expect(page.locator('article > header time')).toBeVisible();
  });
}

test('on a narrow desktop, the title of no article makes its hero higher than six tenths of the window', async ({
  page,
}) => {
  for (const { slug } of content.articles) {
    await page.goto(`/blog/${slug}/`);
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [1280, 800],
      [1400, 880],
      [1480, 920],
    ] as const) {
      await page.setViewportSize({ width, height });
      const hero = (await page.locator('article > header').boundingBox())!;
      expect(hero.height, `${slug} at ${width} by ${height}`).toBeCloseTo(height * 0.6, 0);
    }
  }
});

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

test('an article has four share links, and no button beside them', async ({ page }) => {
  await page.goto(`${articlePath}/`);
  const shareBar = page.getByRole('list', { name: articleLabels.share }).locator('xpath=..');
  await expect(shareBar.getByRole('link')).toHaveCount(4);
  await expect(shareBar.getByRole('button')).toHaveCount(0);
});

test('the sections of an article are in its contents, which lead there and mark the current one', async ({
  page,
  ready,
}) => {
  // In a shorter article, the last sections cannot be scrolled to the top of the window.
  skipWithoutArticle(3, 500);
  await page.goto(`${articlePath}/`);
  await ready();
  const links = page.getByRole('navigation', { name: articleLabels.contents }).getByRole('link');
  await expect(links).toHaveCount(articleWithMostSections.headings.length);
  const third = articleWithMostSections.headings[2]!;
  await links.nth(2).click();
  await expect(page).toHaveURL(shownAddress(articlePath, third.id));
  await expect(page.locator(`#${third.id}`)).toBeInViewport();
  const contents = page.getByRole('navigation', { name: articleLabels.contents });
  await expect(contents.locator('[aria-current]')).toContainText(third.text);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents.locator('[aria-current]')).toContainText(articleWithMostSections.headings[0]!.text);
});

test('an article links to its neighbors and to articles with tags in common', async ({ page }) => {
  await page.goto(`${articlePath}/`);
  const neighborLinks = page.getByRole('navigation', { name: language.otherArticles });
  const index = content.articles.findIndex(({ slug }) => slug === articleWithMostSections.slug);
  const neighbors = [content.articles[index + 1], content.articles[index - 1]].filter(
    (article) => article !== undefined,
  );
  await expect(neighborLinks.getByRole('link')).toHaveCount(neighbors.length);
  for (const { slug } of neighbors) await expect(linkTo(neighborLinks, `/blog/${slug}`)).toHaveCount(1);
  const related = page
    .locator('section', { has: page.getByRole('heading', { name: articleLabels.related }) })
    .getByRole('listitem');
  await expect(related).toHaveCount(Math.min(3, articleCount - 1 - neighbors.length));
  const tagsOf = (slug: string) => content.articles.find((article) => article.slug === slug)!.tags;
  const sharesTag = (slug: string) => tagsOf(slug).some((tag) => tagsOf(articleWithMostSections.slug).includes(tag));
  const candidates = content.articles.filter(
    (article) => article.slug !== articleWithMostSections.slug && !neighbors.includes(article),
  );
  const hrefs = await related.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const relatedSlugs = hrefs.map((href) => href.replace(/\/$/, '').split('/').at(-1)!);
  expect(relatedSlugs.filter(sharesTag)).toHaveLength(
    Math.min(relatedSlugs.length, candidates.filter(({ slug }) => sharesTag(slug)).length),
  );
});
