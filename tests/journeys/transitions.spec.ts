import type { Page } from '@playwright/test';
import { listPageCount } from '../playwright/article-list.ts';
import { callToActionPath, caseListPath, casePath } from '../playwright/chosen-pages.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { articlePath, articleSkipReason } from '../playwright/article-with-most-sections.ts';
import { linkTo } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import {
  recordedMotions,
  expectMotionCount,
  expectNoMotion,
  finishMotions,
  holdMotions,
  recordMotions,
  type Motion,
} from '../playwright/motions.ts';
import { expect, test } from '../playwright/site.ts';
import { cardPath, listPath, moveTo, products } from '../playwright/transition-pages.ts';
import { language } from '../site/site-language.ts';

test.beforeEach(({ page }) => page.addInitScript(recordMotions));

test('a page’s picture moves into place after a navigation, and from the other side after Back', async ({
  page,
  ready,
}) => {
  await page.goto('/#/why-us');
  await ready();
  expect(await recordedMotions(page)).toEqual([]);
  await moveTo(page, callToActionPath);
  await expectMotionCount(page, 1);
  await expectNoMotion(page);
  await page.goBack();
  await expectMotionCount(page, 2);
  await expectNoMotion(page);
  await page.goForward();
  await expectMotionCount(page, 3);
  const all = await recordedMotions(page);
  expect(all.map(({ part }) => part)).toEqual(['hero picture', 'hero picture', 'hero picture']);
  const [forward, back, forwardAgain] = all.map(({ name }) => name);
  expect(forward).not.toBe('');
  expect(forwardAgain).toBe(forward);
  expect(back).not.toBe(forward);
  for (const { end } of all) expect(end).toBeLessThanOrEqual(400);
});

const cardsOnLists = [
  ...(articleSkipReason ? [] : [['/blog', articlePath]]),
  [caseListPath, casePath],
  ...products.slice(0, 3).map(({ path }) => ['/product', path]),
] as [list: string, card: string][];

for (const [list, path] of cardsOnLists) {
  test(`the picture of ${path} moves from its card on ${list}, undistorted`, async ({ page, ready }) => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await page.goto(`/#${list}`);
    await ready();
    const card = page.locator(`main [data-cover-of="${path}"]`);
    // The article may be on a later page of the list.
    for (let turn = 2; turn <= listPageCount && !(await card.isVisible()); turn += 1) {
      await page.getByRole('button', { name: language.nextPage }).click();
      await expect(page.getByText(language.pagePosition(turn, listPageCount))).toBeVisible();
    }
    await card.scrollIntoViewIfNeeded();
    await holdMotions(page);
    const cardBox = (await card.boundingBox())!;
    await linkTo(page.getByRole('main'), path).first().click();
    await expect(page).toHaveTitle(titleOf(path));
    await expectMotionCount(page, 1);
    const [{ part, end }] = (await recordedMotions(page)) as [Motion];
    expect(part).toBe('hero picture');
    expect(end).toBeLessThanOrEqual(350);
    const picture = page.locator('[data-hero] > picture > img, [data-hero-picture]').first();
    const start = (await picture.boundingBox())!;
    await finishMotions(page);
    await expectNoMotion(page);
    const place = (await picture.boundingBox())!;
    expect(start.width / start.height, 'one scale for both directions').toBeCloseTo(place.width / place.height, 2);
    const [from, startMiddle, placeMiddle] = [cardBox, start, place].map(middleOf);
    for (const axis of ['x', 'y'] as const) {
      const [wanted, moved] = [from![axis] - placeMiddle![axis], startMiddle![axis] - placeMiddle![axis]];
      expect(moved * wanted, `on the card’s side, ${axis}`).toBeGreaterThanOrEqual(0);
      expect(Math.abs(moved), `no farther than the card, ${axis}`).toBeLessThanOrEqual(Math.abs(wanted) + 1);
    }
    expect(startMiddle).not.toEqual(placeMiddle);
  });
}

const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
});

test('a picture that fills its hero moves only within its place', async ({ page, ready }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#${caseListPath}`);
  await ready();
  await holdMotions(page);
  await linkTo(page.getByRole('main'), casePath).first().click();
  await expectMotionCount(page, 1);
  const picture = page.locator('[data-hero] > picture > img');
  const start = (await picture.boundingBox())!;
  await finishMotions(page);
  const place = (await picture.boundingBox())!;
  expect(start.y).toBeGreaterThanOrEqual(place.y - 1);
  expect(start.y + start.height).toBeLessThanOrEqual(place.y + place.height + 1);
});

test('a picture that loads late is shown in its place', async ({ page, ready }) => {
  await page.goto(`/#${caseListPath}`);
  await ready();
  const release = await holdRequest(page, '**/pictures/**');
  await linkTo(page.getByRole('main'), casePath).first().click();
  await expectMotionCount(page, 1);
  await expectNoMotion(page);
  release();
  const picture = page.locator('[data-hero] > picture > img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoMotion(page);
});

test('while a picture moves from a card, all text of its page is already in place', async ({ page, ready }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#${listPath}`);
  await ready();
  await holdMotions(page);
  await linkTo(page.getByRole('main'), cardPath).first().click();
  await expect(page).toHaveTitle(titleOf(cardPath));
  await expectMotionCount(page, 1);
  const moving = await textPositions(page);
  await finishMotions(page);
  await expectNoMotion(page);
  expect(await textPositions(page)).toEqual(moving);
});

/** Where each heading and paragraph in the window is, and how visible it is. */
const textPositions = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { text: element.textContent, x, y, width, height, opacity: getComputedStyle(element).opacity };
      })
      // What is below may not have been laid out yet.
      .filter(({ y }) => y < innerHeight),
  );

test('after Back from a product its card settles, from so near that it covers no text', async ({ page, ready }) => {
  await page.goto(`/#${listPath}`);
  await ready();
  await linkTo(page.getByRole('main'), cardPath).first().click();
  await expect(page).toHaveTitle(titleOf(cardPath));
  await expectNoMotion(page);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(listPath));
  await expectMotionCount(page, 2);
  const { part, transforms } = (await recordedMotions(page))[1]!;
  expect(part).toBe('card');
  const [x, y, scale] = transforms[0]!.match(/-?[\d.]+(?:e-\d+)?/g)!.map(Number) as [number, number, number];
  expect(Math.hypot(x, y)).toBeLessThan(40);
  expect(scale).toBeGreaterThan(1);
  expect(scale).toBeLessThan(1.1);
  await expectNoMotion(page);
});

test('Back to a list whose card is not in view shows the list immediately, and its picture moves into place', async ({
  page,
  ready,
}) => {
  await page.goto(`/#${caseListPath}`);
  await ready();
  await moveTo(page, casePath);
  await expectNoMotion(page);
  const before = (await recordedMotions(page)).length;
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(caseListPath));
  await expectMotionCount(page, before + 1);
  const { part, name } = (await recordedMotions(page))[before]!;
  expect(part).toBe('hero picture');
  expect(name).not.toBe('');
  await expectNoMotion(page);
});
