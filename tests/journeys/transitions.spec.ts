import type { Page } from '@playwright/test';
import {
  articlePath,
  caseList,
  casePath,
  follow,
  linkTo,
  listPages,
  pages,
  titleOf,
  whyNoArticle,
} from '../playwright/content.ts';
import {
  begunMotions,
  expectBegun,
  expectRest,
  holdMotions,
  recordMotions,
  type Motion,
} from '../playwright/motions.ts';
import { expect, test } from '../playwright/site.ts';
import { parsedDocument, targetsOf } from '../site/parsed-document.ts';
import { language } from '../site/site-language.ts';

const moveTo = async (page: Page, path: string) => {
  await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
  await expect(page).toHaveTitle(titleOf(path));
};

test.beforeEach(({ page }) => page.addInitScript(recordMotions));

test('the first picture stands still, that of another page settles, on the way Back from the other side', async ({
  page,
  ready,
}) => {
  await page.goto('/#/why-us');
  await ready();
  expect(await begunMotions(page)).toEqual([]);
  await moveTo(page, '/contact-us');
  await expectBegun(page, 1);
  await expectRest(page);
  await page.goBack();
  await expectBegun(page, 2);
  await expectRest(page);
  await page.goForward();
  await expectBegun(page, 3);
  const all = await begunMotions(page);
  expect(all.map(({ parts }) => parts)).toEqual([['picture'], ['picture'], ['picture']]);
  const [on, back, again] = all.map(({ names }) => names[0]);
  expect(again).toBe(on);
  expect(back).not.toBe(on);
  for (const { end } of all) expect(end).toBeLessThanOrEqual(400);
});

/** The products that have a card on the page of all. */
const products = pages.filter(({ page, part }) => page.describes === 'software' && part === '/product');

const listed = [
  ...(whyNoArticle ? [] : [['/blog', articlePath]]),
  [caseList, casePath],
  ...products.slice(0, 3).map(({ path }) => ['/product', path]),
] as [list: string, card: string][];

/** A list whose cards are in view at once, and one of them. */
const [list, card] = products[3] ? (['/product', products[3].path] as const) : ([caseList, casePath] as const);

for (const [above, path] of listed) {
  test(`on ${above} the card of ${path} becomes its opening`, async ({ page, ready }) => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await page.goto(`/#${above}`);
    await ready();
    const card = page.locator(`main [data-cover-of="${path}"]`);
    // The article may stand on a later page of the list.
    for (let turn = 2; turn <= listPages && !(await card.isVisible()); turn += 1) {
      await page.getByRole('button', { name: language.nextPage }).click();
      await expect(page.getByText(language.pagePosition(turn, listPages))).toBeVisible();
    }
    await card.scrollIntoViewIfNeeded();
    await linkTo(page.getByRole('main'), path).first().click();
    await expect(page).toHaveTitle(titleOf(path));
    await expectBegun(page, 1);
    const [{ parts, end }] = (await begunMotions(page)) as [Motion];
    expect(parts).toContain('::view-transition-group(plate)');
    expect(parts).toContain('::view-transition-new(plate)');
    expect(end).toBeLessThanOrEqual(350);
    await expectRest(page);
  });
}

/** A page whose first primary action leads to the contact form, on a product where there is one: there it is in the opening. */
const beforeContact = [...products, ...pages]
  .map(({ path }) => path)
  .find((path) => path !== '/' && targetsOf(parsedDocument(path), 'main [data-primary]')[0] === '/contact-us');

test('a pressed primary action becomes that of the next page', async ({ page, ready }) => {
  test.skip(!beforeContact, 'no page has a primary action that leads to the form');
  await page.goto(`/#${beforeContact}`);
  await ready();
  const action = page.locator('main [data-primary]');
  await action.first().click();
  await expect(page).toHaveTitle(titleOf('/contact-us'));
  await expectBegun(page, 1);
  const [{ parts, end }] = (await begunMotions(page)) as [Motion];
  expect(parts).toContain('::view-transition-group(plate)');
  expect(end).toBeLessThanOrEqual(300);
  await expectRest(page);
  await expect(action.first()).toHaveText(language.submit);
});

test('a pressed primary action is in the window all the way to one that is below it', async ({ page, ready }) => {
  test.skip(products.length === 0, 'only a product’s page has such an action in its opening');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#${beforeContact}`);
  await ready();
  await holdMotions(page, true);
  await page.locator('main [data-primary]').first().click();
  await expectBegun(page, 1);
  const tops = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(({ pseudoElement }) => pseudoElement === '::view-transition-group(plate)')
      .flatMap((effect) => effect.getKeyframes().map(({ transform }) => new DOMMatrix(String(transform)).f)),
  );
  expect(tops).toHaveLength(2);
  expect(tops[1]).toBeGreaterThan(tops[0]!);
  expect(tops[1]).toBeLessThanOrEqual(844);
});

test('Back from a product its opening becomes its card again', async ({ page, ready }) => {
  await page.goto(`/#${list}`);
  await ready();
  await linkTo(page.getByRole('main'), card).first().click();
  await expect(page).toHaveTitle(titleOf(card));
  await expectRest(page);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(list));
  await expectBegun(page, 2);
  expect((await begunMotions(page))[1]!.parts).toContain('::view-transition-group(plate)');
  await expectRest(page);
});

test('Back to a list whose card is not in the window shows it at once, and its picture settles', async ({
  page,
  ready,
}) => {
  const path = casePath;
  await page.goto(`/#${caseList}`);
  await ready();
  await moveTo(page, path);
  await expectRest(page);
  const before = (await begunMotions(page)).length;
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(caseList));
  await expectBegun(page, before + 1);
  expect((await begunMotions(page))[before]!.parts).toEqual(['picture']);
  await expectRest(page);
});

test('during a transition the next page responds to a press, which ends the transition', async ({ page, ready }) => {
  await page.goto(`/#${list}`);
  await ready();
  await holdMotions(page, true);
  await linkTo(page.getByRole('main'), card).first().click();
  await expectBegun(page, 1);
  await holdMotions(page, false);
  const { x, y, width, height } = (await linkTo(page.getByRole('banner'), '/contact-us').first().boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveTitle(titleOf('/contact-us'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectRest(page);
});

test('overlapping navigations end at the last one', async ({ page, ready }) => {
  await page.goto(`/#${list}`);
  await ready();
  // Fetched, so that each step is taken in the moment it is asked for.
  for (const path of [card, list]) await moveTo(page, path);
  await page.evaluate(
    async (paths) => {
      for (const path of paths) {
        location.hash = `#${path}`;
        // The step is taken, its update still to come.
        await new Promise((done) => setTimeout(done));
      }
    },
    [card, list, card, list, list, card],
  );
  await expect(page).toHaveTitle(titleOf(card));
  await expectRest(page);
  await expect(page.locator('html')).toHaveAttribute('data-path', card);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

test('a plate that has left the document before its transition is ready does not move', async ({ page, ready }) => {
  test.skip(!beforeContact, 'no page has a primary action that leads to the form');
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update as ViewTransitionUpdateCallback);
      const removePlate = () => document.querySelector('[style*=view-transition-name]')?.remove();
      void transition.ready.then(removePlate, removePlate);
      return transition;
    };
  });
  await page.goto(`/#${beforeContact}`);
  await ready();
  await page.locator('[data-primary]').first().click();
  await expect(page).toHaveTitle(titleOf('/contact-us'));
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

test('navigating to the current page starts no transition', async ({ page, ready }) => {
  await page.goto('/#/why-us');
  await ready();
  await follow(linkTo(page.getByRole('contentinfo'), '/why-us'));
  await page.evaluate(() => void (location.hash = '#/why-us#values'));
  await moveTo(page, '/contact-us');
  await expectBegun(page, 1);
});

test('a hidden tab does not wait for a transition', async ({ page, ready }) => {
  await page.goto(`/#${list}`);
  await ready();
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await moveTo(page, card);
  await expectRest(page);
  expect((await begunMotions(page)).flatMap(({ parts }) => parts)).not.toContain('::view-transition-group(plate)');
});

test('a browser without view transitions shows the page as well', async ({ page, ready }) => {
  await page.addInitScript(
    () => void delete (Document.prototype as { startViewTransition?: unknown }).startViewTransition,
  );
  await page.goto(`/#${list}`);
  await ready();
  await moveTo(page, card);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectRest(page);
});

test('there is no transition with reduced motion', async ({ page, ready }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/#${list}`);
  await ready();
  await moveTo(page, card);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(list));
  await moveTo(page, '/contact-us');
  expect(await begunMotions(page)).toEqual([]);
});

test('the header of a scrolled page does not fade into that of the next', async ({ page, ready }) => {
  const hero = pages.find((one) => one.page.hero && one.path !== '/')!;
  await page.goto('/');
  await ready();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const first = await page.evaluate(
    async ([hash, title]) => {
      location.hash = hash;
      while (document.title !== title) await new Promise(requestAnimationFrame);
      return getComputedStyle(document.querySelector('header')!).backgroundColor;
    },
    [`#${hero.path}`, hero.title] as const,
  );
  await expect(header).toHaveCSS('background-color', first);
  expect(first).toBe('rgba(0, 0, 0, 0)');
});
