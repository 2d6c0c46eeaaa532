import { listPageCount } from '../playwright/article-list.ts';
import { callToActionPath, caseListPath, casePath } from '../playwright/chosen-pages.ts';
import { articlePath, articleSkipReason } from '../playwright/longest-article.ts';
import { linkTo } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import {
  recordedMotions,
  expectMotionCount,
  expectNoMotion,
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
  expect(all.map(({ parts }) => parts)).toEqual([['picture'], ['picture'], ['picture']]);
  const [forward, back, forwardAgain] = all.map(({ names }) => names[0]);
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
  test(`on ${list} the card of ${path} becomes its hero`, async ({ page, ready }) => {
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
    await linkTo(page.getByRole('main'), path).first().click();
    await expect(page).toHaveTitle(titleOf(path));
    await expectMotionCount(page, 1);
    const [{ parts, end }] = (await recordedMotions(page)) as [Motion];
    expect(parts).toContain('::view-transition-group(shared-element)');
    expect(parts).toContain('::view-transition-new(shared-element)');
    expect(end).toBeLessThanOrEqual(350);
    await expectNoMotion(page);
  });
}

test('the header of a scrolled list stays until the card is the hero of its page', async ({ page, ready }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#${listPath}`);
  await ready();
  await holdMotions(page);
  // Slow enough that it has not ended by itself when the snapshot is taken.
  await page.getByRole('banner').evaluate((header) => {
    header.style.transitionDuration = '600s';
    const { startViewTransition } = document;
    document.startViewTransition = (...args) => {
      Object.assign(window, { fades: header.getAnimations().length });
      return startViewTransition.apply(document, args);
    };
    scrollTo({ top: 40, behavior: 'instant' });
  });
  await expect(page.locator('html[data-scrolled]')).toBeAttached();
  await linkTo(page.getByRole('main'), cardPath).first().click();
  await expect(page).toHaveTitle(titleOf(cardPath));
  await expectMotionCount(page, 1);
  expect(await page.evaluate(() => (window as never as { fades: number }).fades)).toBe(0);
  const [{ parts }] = (await recordedMotions(page)) as [Motion];
  expect(parts).toContain('::view-transition-new(root)');
  expect(parts.filter((part) => part.includes('(header)'))).toEqual([]);
  const opacities = await page.evaluate(() =>
    ['old', 'new'].map(
      (state) => getComputedStyle(document.documentElement, `::view-transition-${state}(header)`).opacity,
    ),
  );
  expect(opacities).toEqual(['1', '0']);
});

test('a pressed primary action turns into the primary action of the next page', async ({ page, ready }) => {
  test.skip(!contactReferrerPath, 'no page has a primary action that leads to the form');
  await page.goto(`/#${contactReferrerPath}`);
  await ready();
  const action = page.locator('main [data-primary]');
  await action.first().click();
  await expect(page).toHaveTitle(titleOf(callToActionPath));
  await expectMotionCount(page, 1);
  const [{ parts, end }] = (await recordedMotions(page)) as [Motion];
  expect(parts).toContain('::view-transition-group(shared-element)');
  expect(end).toBeLessThanOrEqual(300);
  await expectNoMotion(page);
  await expect(action.first()).toHaveText(language.submit);
});

test('a pressed primary action stays in view while it turns into one below the window', async ({ page, ready }) => {
  test.skip(products.length === 0, 'only a product’s page has such an action in its opening');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#${contactReferrerPath}`);
  await ready();
  await holdMotions(page);
  await page.locator('main [data-primary]').first().click();
  await expectMotionCount(page, 1);
  const tops = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(({ pseudoElement }) => pseudoElement === '::view-transition-group(shared-element)')
      .flatMap((effect) => effect.getKeyframes().map(({ transform }) => new DOMMatrix(String(transform)).f)),
  );
  expect(tops).toHaveLength(2);
  expect(tops[1]).toBeGreaterThan(tops[0]!);
  expect(tops[1]).toBeLessThanOrEqual(844);
});

test('after Back from a product its hero becomes its card again', async ({ page, ready }) => {
  await page.goto(`/#${listPath}`);
  await ready();
  await linkTo(page.getByRole('main'), cardPath).first().click();
  await expect(page).toHaveTitle(titleOf(cardPath));
  await expectNoMotion(page);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(listPath));
  await expectMotionCount(page, 2);
  const { parts } = (await recordedMotions(page))[1]!;
  expect(parts).toContain('::view-transition-group(shared-element)');
  // The list and its header are there from the first frame.
  expect(parts.filter((part) => /\((root|header)\)/.test(part))).toEqual([]);
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
  expect((await recordedMotions(page))[before]!.parts).toEqual(['picture']);
  await expectNoMotion(page);
});
