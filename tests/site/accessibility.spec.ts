import type { Page } from '@playwright/test';
import type { SitePage } from '#prerender/data/site-pages.ts';
import { adoptStyle, dropStyle } from '../playwright/adopt-style.ts';
import { axeViolations } from '../playwright/axe-violations.ts';
import { addEqualAccess, equalAccessFailures, rulesWithExceptions } from '../playwright/equal-access.ts';
import { expect, test } from '../playwright/site.ts';
import { expectedPages } from './built-site.ts';
import { lostText } from './lost-text.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A window of 1280 pixels is 640 wide for the page when a person enlarges it to 200 %, and 320 at 400 %. The others are
 * phones, tablets, desktops, and the narrowest for which a layout is made.
 */
const widths = [320, 360, 390, 640, 701, 820, 960, 1100, 1240, 1440, 1920];

async function setWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
}

/** What axe finds at a phone's and a desktop's width, and headings that skip a level. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1440]) {
    await setWidth(page, width);
    const violations = await axeViolations(page, { run: { type: 'tag', values: rules } });
    found.push(...violations.map(({ id, html }) => `${width} px: ${id}: ${html[0]?.slice(0, 120)}`));
  }
  const levels = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
  const skips = levels.some((level, place) => place > 0 && level > (levels[place - 1] ?? 0) + 1);
  const isWrong = skips || levels.filter((level) => level === 1).length !== 1;
  return isWrong ? [...found, `headings ${levels.join(' ')}`] : found;
}

/** The words that run over an edge or are cut off. */
async function lostAt(page: Page, at: readonly number[], when = ''): Promise<string[]> {
  const lost: string[] = [];
  for (const width of at) {
    await setWidth(page, width);
    lost.push(...(await page.evaluate(lostText)).map((what) => `${width} px${when}: ${what}`));
  }
  return lost;
}

/** The same with a person's own spacing of letters, words, lines and paragraphs (WCAG 1.4.12). */
async function lostWithSpacing(page: Page): Promise<string[]> {
  await adoptStyle(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  );
  const lost = await lostAt(page, [390, 820, 1440], ' with spacing');
  await dropStyle(page);
  return lost;
}

/** Goes to each route from inside, on one page, since each new page costs more than what is looked at. */
async function foundOnRoutes(page: Page, routes: SitePage[], look: (path: string) => Promise<string[]>) {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#/team');
  await page.locator('html[data-ready]').waitFor();
  // What lies far below the window is looked at as well.
  await adoptStyle(page, '* { content-visibility: visible !important; }');
  const found: string[] = [];
  for (const { path, title } of routes) {
    await page.evaluate(() => scrollTo(0, 200));
    expect(await page.evaluate(() => scrollY), `before ${path}`).toBe(200);
    await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
    await expect(page, path).toHaveTitle(title);
    await expect.poll(() => page.evaluate(() => scrollY), { message: path }).toBe(0);
    found.push(...(await look(path)).map((what) => `${path}: ${what}`));
  }
  return found;
}

// In two, so that two workers share the routes.
for (const half of [0, 1]) {
  test(`every route begins at its top, axe finds nothing, no word is lost at any width or spacing (${half + 1} of 2)`, async ({
    page,
  }) => {
    const routes = (await expectedPages()).filter((_, index) => index % 2 === half);
    const found = await foundOnRoutes(page, routes, async () => [
      ...(await lostAt(page, widths)),
      ...(await findings(page)),
      ...(await lostWithSpacing(page)),
    ]);
    expect(found).toEqual([]);
  });
}

test('a second engine, IBM’s Equal Access, finds no failure of WCAG 2.2 on any route', async ({ page }) => {
  const used = new Set<string>();
  let isAdded = false;
  const found = await foundOnRoutes(page, await expectedPages(), async (path) => {
    if (!isAdded) await addEqualAccess(page);
    isAdded = true;
    return equalAccessFailures(page, path, used);
  });
  expect(found).toEqual([]);
  expect([...used].toSorted(), 'every exception is still needed').toEqual(rulesWithExceptions);
});

test('contrast stands out, and links keep apart, for a checker that does not scroll, such as Lighthouse', async ({
  page,
  ready,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const articles = (await expectedPages()).filter((one) => one.article).map(({ path }) => path);
  for (const path of ['/', '/careers/', '/pos-system/', ...articles]) {
    await page.goto(path);
    await ready();
    const violations = await axeViolations(page, { run: { type: 'rule', values: ['color-contrast', 'target-size'] } });
    expect(
      violations.flatMap(({ html }) => html),
      path,
    ).toEqual([]);
  }
});
