import type { Page } from '@playwright/test';
import { listPageCount } from '../playwright/article-list.ts';
import { callToActionPath, caseListPath, casePath } from '../playwright/chosen-pages.ts';
import { articlePath, articleSkipReason } from '../playwright/longest-article.ts';
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
import { contactReferrerPath, cardPath, listPath, moveTo, products } from '../playwright/transition-pages.ts';
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
  test(`from the card of ${path} on ${list} its page’s picture comes, undistorted`, async ({ page, ready }) => {
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
    const box = (await card.boundingBox())!;
    await linkTo(page.getByRole('main'), path).first().click();
    await expect(page).toHaveTitle(titleOf(path));
    await expectMotionCount(page, 1);
    const [{ part, transforms, end }] = (await recordedMotions(page)) as [Motion];
    expect(part).toBe('hero picture');
    expect(end).toBeLessThanOrEqual(350);
    const start = (await movedBox(page))!;
    expect(start.x + start.width / 2).toBeCloseTo(box.x + box.width / 2, 0);
    expect(start.y + start.height / 2).toBeCloseTo(box.y + box.height / 2, 0);
    expect(Math.min(start.width - box.width, start.height - box.height)).toBeCloseTo(0, 0);
    const matrices = transforms.map((transform) => transform.match(/scale\(([^,)]+)\)/)?.[1] ?? '1');
    expect(matrices, 'one scale for both directions, to the full size').toEqual([
      expect.stringMatching(/^[\d.]+$/),
      '1',
    ]);
    await finishMotions(page);
    await expectNoMotion(page);
  });
}

test('while a picture comes from a card, all words of its page stand in their places', async ({ page, ready }) => {
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

/** Where each heading and paragraph of the page is, and how visible it is. */
const textPositions = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { text: element.textContent, x, y, width, height, opacity: getComputedStyle(element).opacity };
    }),
  );

/** The box in the window of what is held at the start of its move. */
const movedBox = (page: Page) =>
  page.evaluate(() => {
    const held = document.getAnimations().find(({ playState }) => playState === 'paused');
    return (held?.effect as KeyframeEffect | undefined)?.target?.getBoundingClientRect().toJSON() as
      | DOMRect
      | undefined;
  });

test('a pressed primary action moves to the primary action of the next page', async ({ page, ready }) => {
  test.skip(!contactReferrerPath, 'no page has a primary action that leads to the form');
  await page.goto(`/#${contactReferrerPath}`);
  await ready();
  await holdMotions(page);
  const action = page.locator('main [data-primary]').first();
  const box = (await action.boundingBox())!;
  await action.click();
  await expect(page).toHaveTitle(titleOf(callToActionPath));
  await expectMotionCount(page, 1);
  const [{ part, end }] = (await recordedMotions(page)) as [Motion];
  expect(part).toBe('action');
  expect(end).toBeLessThanOrEqual(300);
  const start = (await movedBox(page))!;
  expect([start.x, start.y, start.height].map(Math.round)).toEqual([box.x, box.y, box.height].map(Math.round));
  await finishMotions(page);
  await expectNoMotion(page);
  await expect(action).toHaveText(language.submit);
});

test('a pressed primary action stays in view while it moves to one below the window', async ({ page, ready }) => {
  test.skip(products.length === 0, 'only a product’s page has such an action in its opening');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#${contactReferrerPath}`);
  await ready();
  await holdMotions(page);
  await page.locator('main [data-primary]').first().click();
  await expectMotionCount(page, 1);
  const start = (await movedBox(page))!;
  // At its last moment, at which it is still in effect.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.playState === 'paused') animation.currentTime = 299.99;
  });
  const end = (await movedBox(page))!;
  expect(end.y).toBeGreaterThan(start.y);
  expect(Math.round(end.y)).toBeLessThanOrEqual(844);
});

test('after Back from a product its card comes from where the picture was', async ({ page, ready }) => {
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
  const scale = Number(transforms[0]!.match(/scale\((.+)\)/)![1]);
  expect(scale).toBeGreaterThan(1);
  // A larger one would cover words of the list.
  expect(scale).toBeLessThanOrEqual(1.2);
  await expectNoMotion(page);
});

test('Back to a list whose card is not in view shows the list immediately, and its picture moves into place', async ({
  page,
  ready,
}) => {
  const path = casePath;
  await page.goto(`/#${caseListPath}`);
  await ready();
  await moveTo(page, path);
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
