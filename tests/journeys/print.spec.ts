import type { Page } from '@playwright/test';
import { rgbChannels } from '#content/schema/color.ts';
import { plainHref } from '#site/navigation/address.ts';
import { callToActionPath, casePath, pathWithoutIslands } from '../playwright/chosen-pages.ts';
import { articlePath } from '../playwright/article-with-most-sections.ts';
import { company, content, pages, titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { builtDocument } from '../site/built-site.ts';
import { language } from '../site/site-language.ts';

/** The path of a product's page, or of any other page if the company sells none. */
const productPath = (pages.find(({ definition }) => definition.subject === 'software') ?? pages[1]!).path;

const cssColor = (color: string) => `rgb(${rgbChannels(color).join(', ')})`;
const ink = cssColor(content.palette.ink);

/** Ways to arrive at a page, which must not change how it is printed. */
const arrivals = {
  'by its plain address': (page: Page, path: string) => page.goto(`${path}/`),
  'by its hash address': (page: Page, path: string) => page.goto(`/#${path}`),
  'by client-side navigation': async (page: Page, path: string) => {
    await page.goto(`${pathWithoutIslands}/`);
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate((hash) => void (location.hash = hash), path);
  },
};

/** Pages by their kind. Titles must not contain a path: it changes with the content, and documents quote these titles. */
const kinds = {
  'an article': articlePath,
  'a case study': casePath,
  'a form': callToActionPath,
  'a product': productPath,
};

const visits = Object.entries(kinds).flatMap(([kind, path]) =>
  Object.entries(arrivals).map(([arrival, arrive]) => ({ kind, path, arrival, arrive })),
);

for (const { kind, path, arrival, arrive } of visits) {
  test(`on paper ${kind}, reached ${arrival}, is black on white, without controls and with nothing over its text`, async ({
    page,
    ready,
  }) => {
    await arrive(page, path);
    await ready();
    await expect(page).toHaveTitle(titleOf(path));
    await page.setViewportSize({ width: 680, height: 960 });
    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media^=print]')?.sheet);
    await expect(page.getByText(language.skipToContent)).toBeHidden();
    for (const text of [page.getByRole('heading', { level: 1 }), page.getByRole('banner').getByText(company.name)]) {
      await expect(text.first()).toHaveCSS('color', ink);
    }
    await expect(page.getByRole('contentinfo').locator('address').first()).toHaveCSS('color', ink);
    const logo = page.getByRole('banner').locator('svg path').first();
    await expect(logo).toHaveCSS('fill', cssColor(content.palette.cobalt));
    await expect(page.locator('button:visible')).toHaveCount(0);
    const fixedElements = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(fixedElements).toEqual([]);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const offices = await page.getByRole('contentinfo').boundingBox();
    expect((offices?.y ?? 0) + (offices?.height ?? 0), 'the offices are above the title, as a letterhead').toBeLessThan(
      title?.y ?? 0,
    );
    for (const figure of await page.locator('main figure:visible').all()) {
      expect((await figure.boundingBox())?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
    }
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  const print = async (page: Page, path: string) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => Boolean(document.querySelector<HTMLLinkElement>('[media^=print]')?.sheet)))
      .toBe(true);
  };

  test('a printed page has its style sheet, and shows all items of a carousel one below the other', async ({
    page,
  }) => {
    await print(page, '/');
    const slides = page.locator('[data-banner]');
    const tops = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(tops).toEqual(tops.toSorted((first, second) => first - second));
    expect(new Set(tops).size).toBe(tops.length);
    for (const slide of await slides.all()) await expect(slide).toHaveCSS('visibility', 'visible');
    await expect(page.locator('button:visible')).toHaveCount(0);
  });

  test('a printed page shows the address of a link to another site', async ({ page }) => {
    const linkingPage = pages.find(({ path }) => /<main[^]*<p>[^<]*<a [^>]*href="http/.test(builtDocument(path)));
    test.skip(!linkingPage, 'no text of the site links to another');
    await print(page, plainHref(linkingPage!.path));
    const link = page.locator('main p > a[href^="http"]').first();
    const printedAfterLink = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printedAfterLink).toContain(await link.getAttribute('href'));
  });
});
