import { callToActionPath, casePath, pathWithoutIslands } from '../playwright/chosen-pages.ts';
import { articlePath } from '../playwright/article-with-most-sections.ts';
import { hasHashAddresses, shownAddress } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';

test('every link has a plain address without JavaScript and one of the site’s form with it', async ({
  page,
  browser,
  site,
  ready,
}) => {
  const noScriptPage = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
  await noScriptPage.goto('/');
  const plainHrefs = await noScriptPage
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(plainHrefs.length).toBeGreaterThan(10);
  expect(plainHrefs.filter((href) => href?.includes('#'))).toEqual([]);
  await noScriptPage.close();
  await page.goto('/');
  await ready();
  const shownHrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shownHrefs.length).toBeGreaterThan(10);
  expect(shownHrefs.filter((href) => href?.startsWith('/#/') !== hasHashAddresses)).toEqual([]);
});

for (const path of ['/', casePath, articlePath, callToActionPath]) {
  test(`after navigating to ${path} no link is left in its plain form`, async ({ page, ready }) => {
    test.skip(!hasHashAddresses, 'links keep their plain form');
    await page.goto(`/#${pathWithoutIslands}`);
    await ready();
    await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-path', path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href')!));
    expect(links.length).toBeGreaterThan(10);
    // A plain address has no dot, unlike a file's. Anchors are plain as well, except the skip link's.
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
    await expect(page, address).toHaveTitle(titleOf('/why-us'));
    await ready();
    await expect(page, address).toHaveURL(shownAddress('/why-us', 'values'));
    await page.unroute('**/people/');
  }
});
