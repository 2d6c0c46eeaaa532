import type { Page } from '@playwright/test';
import { articlePath, follow, linkTo, listPages, pages, titleOf } from '../playwright/content.ts';
import {
  begunMotions,
  expectBegun,
  expectRest,
  holdMotions,
  recordMotions,
  type Motion,
} from '../playwright/motions.ts';
import { expect, test } from '../playwright/site.ts';
import { caseStudy } from '#site/pages/case/page.ts';

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

const listed = [
  ['/blog', articlePath],
  ['/case-studies', pages.find(({ page }) => page === caseStudy)!.path],
  ['/product', '/rd-rental'],
  ['/product', '/church-directory'],
  ['/product', '/pos-system'],
] as const;

for (const [list, path] of listed) {
  test(`on ${list} the card of ${path} becomes its opening`, async ({ page, ready }) => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await page.goto(`/#${list}`);
    await ready();
    const card = page.locator(`main [data-cover-of="${path}"]`);
    // The article may stand on a later page of the list.
    for (let turn = 2; turn <= listPages && !(await card.isVisible()); turn += 1) {
      await page.getByRole('button', { name: 'Next Page' }).click();
      await expect(page.getByText(`Page ${turn} of ${listPages}`)).toBeVisible();
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

test('Back from a product its opening becomes its card again', async ({ page, ready }) => {
  await page.goto('/#/product');
  await ready();
  await linkTo(page.getByRole('main'), '/jj-kit').first().click();
  await expect(page).toHaveTitle(titleOf('/jj-kit'));
  await expectRest(page);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/product'));
  await expectBegun(page, 2);
  expect((await begunMotions(page))[1]!.parts).toContain('::view-transition-group(plate)');
  await expectRest(page);
});

test('Back to a list whose card is not in the window shows it at once, and its picture settles', async ({
  page,
  ready,
}) => {
  const path = pages.find(({ page: kind }) => kind === caseStudy)!.path;
  await page.goto('/#/case-studies');
  await ready();
  await moveTo(page, path);
  await expectRest(page);
  const before = (await begunMotions(page)).length;
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/case-studies'));
  await expectBegun(page, before + 1);
  expect((await begunMotions(page))[before]!.parts).toEqual(['picture']);
  await expectRest(page);
});

test('during a transition the next page responds to a press, which ends the transition', async ({ page, ready }) => {
  await page.goto('/#/product');
  await ready();
  await holdMotions(page, true);
  await linkTo(page.getByRole('main'), '/jj-kit').first().click();
  await expectBegun(page, 1);
  await holdMotions(page, false);
  const { x, y, width, height } = (await linkTo(page.getByRole('banner'), '/blog').first().boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveTitle(titleOf('/blog'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectRest(page);
});

test('overlapping navigations end at the last one', async ({ page, ready }) => {
  const [list, card] = ['/product', '/jj-kit'];
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

test('navigating to the current page starts no transition', async ({ page, ready }) => {
  await page.goto('/#/why-us');
  await ready();
  await follow(linkTo(page.getByRole('contentinfo'), '/why-us'));
  await page.evaluate(() => void (location.hash = '#/why-us#values'));
  await moveTo(page, '/contact-us');
  await expectBegun(page, 1);
});

test('a hidden tab does not wait for a transition', async ({ page, ready }) => {
  await page.goto('/#/product');
  await ready();
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await moveTo(page, '/jj-kit');
  await expectRest(page);
  expect((await begunMotions(page)).flatMap(({ parts }) => parts)).not.toContain('::view-transition-group(plate)');
});

test('a browser without view transitions shows the page as well', async ({ page, ready }) => {
  await page.addInitScript(
    () => void delete (Document.prototype as { startViewTransition?: unknown }).startViewTransition,
  );
  await page.goto('/#/product');
  await ready();
  await moveTo(page, '/jj-kit');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectRest(page);
});

test('there is no transition with reduced motion', async ({ page, ready }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#/product');
  await ready();
  await moveTo(page, '/jj-kit');
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/product'));
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
