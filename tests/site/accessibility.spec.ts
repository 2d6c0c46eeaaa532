import type { Page } from '@playwright/test';
import type { SitePage } from '#prerender/data/site-pages.ts';
import { adoptStyle, dropStyle } from '../playwright/adopt-style.ts';
import { axeViolations } from '../playwright/axe-violations.ts';
import { footerPath } from '../playwright/chosen-pages.ts';
import { addEqualAccess, equalAccessFailures, rulesWithExceptions } from '../playwright/equal-access.ts';
import { waitForLayout } from '../playwright/laid-out.ts';
import { expect, test } from '../playwright/site.ts';
import { isSample } from '#tools/content-folder.ts';
import { expectedPages } from './built-site.ts';
import { coveredTexts } from './covered-texts.ts';
import { escapedTexts } from './escaped-texts.ts';
import { lostText } from './lost-text.ts';
import { metSubjects } from './met-subjects.ts';
import { heroBoxes, type HeroBoxes } from './hero-boxes.ts';
import { tallEnding } from './tall-ending.ts';
import { metTexts } from './text-boxes.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Number of tests that share the routes. */
const shares = 4;

/**
 * A window of 1280 pixels is 640 wide for the page at 200% zoom, and 320 at 400%. The others are phones, tablets,
 * desktops, and the narrowest widths of three layouts: 701, 960 and 1240.
 */
const windows = [
  { width: 320, height: 900, words: true },
  { width: 360, height: 780, words: true, opening: true, texts: true },
  { width: 390, height: 844, words: true, opening: true, texts: true, articleTexts: true, ending: isSample, axe: true },
  { width: 600, height: 900, opening: true },
  { width: 640, height: 900, words: true },
  { width: 701, height: 900, words: true },
  { width: 820, height: 1180, words: true, opening: true, texts: true },
  { width: 960, height: 900, words: true, opening: true },
  { width: 1024, height: 768, opening: true },
  { width: 1100, height: 900, words: true },
  { width: 1240, height: 900, words: true, opening: true },
  { width: 1440, height: 900, words: true, opening: true, texts: true, articleTexts: true, axe: true },
  { width: 1920, height: 1080, words: true, opening: true, texts: true },
  { width: 2560, height: 1440, opening: true },
];

/** Violations found by axe, and headings that skip a level. */
async function findings(page: Page): Promise<string[]> {
  const violations = await axeViolations(page, { runOnly: { type: 'tag', values: rules } });
  const found = violations.map(({ id, html }) => `${id}: ${html[0]?.slice(0, 120)}`);
  const levels = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
  const skips = levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  const isWrong = skips || levels.filter((level) => level === 1).length !== 1;
  return isWrong ? [...found, `headings ${levels.join(' ')}`] : found;
}

/**
 * By window: text that overflows or is cut off; an opening's text below another element, or over the subject of its
 * picture (the sample's is in the accent color); text over other text or outside its box (all articles share a few layout rules); an ending of the
 * sample that a phone does not show at once; and axe's violations.
 */
async function wrongAtWidths(page: Page, isArticle: boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const { width, height, words, opening, texts, articleTexts, ending, axe } of windows) {
    await page.setViewportSize({ width, height });
    // A picture has the size of its file for that width only in the next frame.
    if (opening) await page.evaluate(() => new Promise(requestAnimationFrame));
    // In one call, since the calls themselves take most of the time.
    const isRead = isArticle ? articleTexts : texts;
    const looks = [words && lostText, isRead && metTexts, isRead && escapedTexts, ending && tallEnding];
    const openingLooks = [opening && coveredTexts, opening && heroBoxes];
    const [lost, met, escaped, tall, covered, parts] = await page.evaluate<
      [string[]?, string[]?, string[]?, string[]?, string[]?, HeroBoxes?]
    >(`[${[...looks, ...openingLooks].map((look) => (look ? `(${String(look)})()` : 'undefined')).join()}]`);
    const found = [
      ...(lost ?? []),
      ...(met ?? []),
      ...(escaped ?? []),
      ...(tall ?? []),
      ...(covered ?? []),
      ...(parts && isSample ? await metSubjects(parts) : []),
    ];
    if (axe) found.push(...(await findings(page)));
    wrong.push(...found.map((what) => `${width} px: ${what}`));
  }
  return wrong;
}

/** The text lost with custom letter, word, line and paragraph spacing (WCAG 1.4.12). */
async function lostWithSpacing(page: Page): Promise<string[]> {
  await adoptStyle(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  );
  const lost: string[] = [];
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    lost.push(...(await page.evaluate(lostText)).map((what) => `${width} px with spacing: ${what}`));
  }
  await dropStyle(page);
  return lost;
}

/** Runs in the page. Fonts are requested by layout, so nothing is ready before. */
async function fontsOfLayout() {
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** Visits each route by client-side navigation on one page, since a new page costs more than the checks. */
async function foundOnRoutes(page: Page, routes: SitePage[], look: (page: SitePage) => Promise<string[]>) {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#/team');
  await page.locator('html[data-ready]').waitFor();
  // No picture loads: its box has the same size anyway, and loading another file for each width would take half of the
  // time.
  await page.route('**/pictures/**', () => undefined);
  const found: string[] = [];
  for (const route of routes) {
    const { path, title } = route;
    // In one task: a frame later the browser may have scrolled, to keep in view what late layout moved.
    expect(await page.evaluate(() => (scrollTo(0, 200), scrollY)), `before ${path}`).toBe(200);
    await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
    await expect(page, path).toHaveTitle(title);
    await expect.poll(() => page.evaluate(() => scrollY), { message: path }).toBe(0);
    await waitForLayout(page);
    await page.evaluate(fontsOfLayout);
    found.push(...(await look(route)).map((what) => `${path}: ${what}`));
  }
  return found;
}

// In parts, so that workers share the routes.
for (let share = 0; share < shares; share += 1) {
  test(`every route begins at its top, axe finds nothing, no word is lost or meets another or an opening’s subject, at ${windows.length} widths (${share + 1} of ${shares})`, async ({
    page,
  }) => {
    const routes = (await expectedPages()).filter((_, index) => index % shares === share);
    const found = await foundOnRoutes(page, routes, async ({ article }) => [
      ...(await wrongAtWidths(page, article !== undefined)),
      ...(await lostWithSpacing(page)),
    ]);
    expect(found).toEqual([]);
  });
}

test('a second engine, IBM’s Equal Access, finds no failure of WCAG 2.2 on any route', async ({ page }) => {
  const used = new Set<string>();
  let isAdded = false;
  const found = await foundOnRoutes(page, await expectedPages(), async ({ path }) => {
    if (!isAdded) await addEqualAccess(page);
    isAdded = true;
    return equalAccessFailures(page, path, used);
  });
  expect(found).toEqual([]);
  // Some of these occur only in the sample.
  if (isSample) expect([...used].toSorted(), 'every exception is still needed').toEqual(rulesWithExceptions);
});

test('contrast suffices, and links are far enough apart, for a checker that does not scroll, such as Lighthouse', async ({
  page,
  ready,
}) => {
  test.slow();
  await page.setViewportSize({ width: 412, height: 823 });
  const articles = (await expectedPages()).filter((one) => one.article).map(({ path }) => path);
  const product = (await expectedPages()).find(({ page: { describes } }) => describes === 'software');
  for (const path of ['/', `${footerPath}/`, ...(product ? [product.path] : []), ...articles]) {
    await page.goto(path);
    await ready();
    await waitForLayout(page);
    const violations = await axeViolations(page, {
      runOnly: { type: 'rule', values: ['color-contrast', 'target-size'] },
    });
    expect(
      violations.flatMap(({ html }) => html),
      path,
    ).toEqual([]);
  }
});
