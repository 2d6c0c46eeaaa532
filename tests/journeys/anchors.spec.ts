import {
  articleLabels,
  articlePath,
  articleWithMostSections,
  skipWithoutArticle,
} from '../playwright/article-with-most-sections.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { shownAddress } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';

test('an anchor scrolls to its passage each time it is pressed, and is added to the address', async ({
  page,
  ready,
}) => {
  skipWithoutArticle(4);
  await page.goto(`/#${articlePath}`);
  await ready();
  const anchor = page.getByRole('navigation', { name: articleLabels.contents }).getByRole('link').nth(3);
  const address = (await anchor.getAttribute('href')) ?? '';
  const id = address.split('#').at(-1)!;
  expect(address).toBe(shownAddress(articlePath, id));
  await anchor.click();
  expect(page.url()).toContain(address);
  const target = page.locator(`#${id}`);
  await expect(target).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(target).not.toBeInViewport();
  await anchor.click();
  await expect(target, 'pressed again').toBeInViewport();
});

test('an anchor pressed before the script is loaded leads to its passage, and is added to the address', async ({
  page,
  ready,
}) => {
  skipWithoutArticle(4);
  const loadScript = await holdRequest(page, '**/assets/entry-browser*.js');
  await page.goto(`${articlePath}/`);
  const anchor = page.getByRole('navigation', { name: articleLabels.contents }).getByRole('link').nth(3);
  const id = (await anchor.getAttribute('href'))!.slice(1);
  await anchor.click();
  await expect(page.locator(`#${id}`)).toBeInViewport();
  loadScript();
  await ready();
  await expect(page.locator(`#${id}`)).toBeInViewport();
  expect(page.url()).toContain(shownAddress(articlePath, id));
});

test('an anchor that cannot be decoded does not break the page', async ({ page, ready }) => {
  await page.goto(`/#${articlePath}#100%`);
  await ready();
  await expect(page).toHaveTitle(titleOf(articlePath));
});

test('Back from a passage returns to the position at which its link was pressed', async ({ page, ready }) => {
  skipWithoutArticle(4);
  await page.goto(`/#${articlePath}`);
  await ready();
  const contents = page.getByRole('navigation', { name: articleLabels.contents }).getByRole('link');
  await contents.nth(1).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await contents.nth(3).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 200);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 200);
});

test('the passage in the address is in view even if the script loads before the document is parsed', async ({
  page,
  ready,
}) => {
  skipWithoutArticle(1);
  const { id } = articleWithMostSections.headings.at(-1)!;
  await page.addInitScript(() => {
    // The site loads its script as soon as a pointer moves over the page.
    const movePointer = () =>
      document.documentElement.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    new MutationObserver(movePointer).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${articlePath}/#${id}`);
  await ready();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});
