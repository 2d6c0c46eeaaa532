import type { Page } from '@playwright/test';
import type { SitePage } from '#prerender/data/site-pages.ts';
import { adoptStyle, dropStyle } from '../playwright/adopt-style.ts';
import { axeViolations } from '../playwright/axe-violations.ts';
import { footerPath } from '../playwright/chosen-pages.ts';
import { addEqualAccess, equalAccessFailures, rulesWithExceptions } from '../playwright/equal-access.ts';
import { waitForLayout } from '../playwright/wait-for-layout.ts';
import { expect, test } from '../playwright/site.ts';
import { windowResizer, type ResizeWindow } from '../playwright/window-resizer.ts';
import { isSample } from '#tools/content-folder.ts';
import { expectedPages } from './built-site.ts';
import { escapedTexts } from './escaped-texts.ts';
import { lostText } from './lost-text.ts';
import { coveredSubjects } from './covered-subjects.ts';
import { coveredTexts } from './covered-texts.ts';
import { heroBoxes, type HeroBoxes } from './hero-boxes.ts';
import { tooTallEnding } from './too-tall-ending.ts';
import { overlappingTexts } from './overlapping-texts.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Number of tests that share the routes. */
const shares = 4;

/**
 * A check in a window: for text that is cut off; for text of a hero below another element or, in the sample, over the
 * subject of the hero's picture; for text over other text or outside its box; in the sample, for an ending that is taller
 * than a phone's screen; and for violations found by axe.
 */
type Check = 'lost text' | 'heroes' | 'text boxes' | 'article text boxes' | 'ending' | 'axe';

/**
 * A window of 1280 pixels is 640 wide for the page at 200% zoom, and 320 at 400%. The others are phones, tablets,
 * desktops, and the narrowest widths of three layouts: 701, 960 and 1240. Articles share a few layout rules, so that two
 * windows suffice for their text boxes.
 */
const windows: { width: number; height: number; checks: Check[] }[] = [
  { width: 320, height: 900, checks: ['lost text'] },
  { width: 360, height: 780, checks: ['lost text', 'heroes', 'text boxes'] },
  { width: 390, height: 844, checks: ['lost text', 'heroes', 'text boxes', 'article text boxes', 'ending', 'axe'] },
  { width: 600, height: 900, checks: ['heroes'] },
  { width: 640, height: 900, checks: ['lost text'] },
  { width: 701, height: 900, checks: ['lost text'] },
  { width: 820, height: 1180, checks: ['lost text', 'heroes', 'text boxes'] },
  { width: 960, height: 900, checks: ['lost text', 'heroes'] },
  { width: 1024, height: 768, checks: ['heroes'] },
  { width: 1100, height: 900, checks: ['lost text'] },
  { width: 1240, height: 900, checks: ['lost text', 'heroes'] },
  { width: 1440, height: 900, checks: ['lost text', 'heroes', 'text boxes', 'article text boxes', 'axe'] },
  { width: 1920, height: 1080, checks: ['lost text', 'heroes', 'text boxes'] },
  { width: 2560, height: 1440, checks: ['heroes'] },
];

async function axeProblems(page: Page): Promise<string[]> {
  const violations = await axeViolations(page, { runOnly: { type: 'tag', values: rules } });
  return violations.map(({ id, html }) => `${id}: ${html[0]?.slice(0, 120)}`);
}

/** The levels of the page's headings, if they skip one or have not exactly one main heading. */
async function headingProblems(page: Page): Promise<string[]> {
  const levels = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
  const skipsLevel = levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  const hasOneMain = levels.filter((level) => level === 1).length === 1;
  return skipsLevel || !hasOneMain ? [`headings ${levels.join(' ')}`] : [];
}

/** The problems that the checks of each window find on the current page. */
async function problemsAtWidths(
  page: Page,
  resize: ResizeWindow,
  { isArticle }: { isArticle: boolean },
): Promise<string[]> {
  const problems: string[] = [];
  for (const { width, height, checks } of windows) {
    const has = (check: Check) => checks.includes(check);
    await resize({ width, height });
    const hasTextBoxes = has(isArticle ? 'article text boxes' : 'text boxes');
    const functions = [
      has('lost text') && lostText,
      hasTextBoxes && overlappingTexts,
      hasTextBoxes && escapedTexts,
      isSample && has('ending') && tooTallEnding,
      has('heroes') && coveredTexts,
      has('heroes') && heroBoxes,
    ];
    // One call runs all functions, since the calls themselves take most of the time.
    const calls = functions.map((run) => (run ? `(${String(run)})()` : 'undefined'));
    const [lost = [], overlapping = [], escaped = [], tooTall = [], covered = [], hero] = await page.evaluate<
      [string[]?, string[]?, string[]?, string[]?, string[]?, HeroBoxes?]
    >(`[${calls.join()}]`);
    const found = [...lost, ...overlapping, ...escaped, ...tooTall, ...covered];
    if (hero && isSample) found.push(...(await coveredSubjects(hero)));
    if (has('axe')) found.push(...(await axeProblems(page)), ...(await headingProblems(page)));
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  return problems;
}

/** The text that is cut off with custom letter, word, line and paragraph spacing (WCAG 1.4.12). */
async function spacingProblems(page: Page, resize: ResizeWindow): Promise<string[]> {
  await adoptStyle(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  );
  const lost: string[] = [];
  for (const width of [1440, 820, 390]) {
    await resize({ width, height: 900 });
    lost.push(...(await page.evaluate(lostText)).map((problem) => `${width} px with spacing: ${problem}`));
  }
  await dropStyle(page);
  return lost;
}

/** Waits for fonts, after a layout that requests them. Runs in the page. */
async function waitForFonts() {
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** Visits each route by client-side navigation on one page, since a new page costs more than the checks. */
async function problemsOnRoutes(page: Page, routes: SitePage[], check: (page: SitePage) => Promise<string[]>) {
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
    // Scrolls and reads in one task: a frame later the browser may have scrolled, to keep in view what late layout moved.
    expect(await page.evaluate(() => (scrollTo(0, 200), scrollY)), `before ${path}`).toBe(200);
    await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
    await expect(page, path).toHaveTitle(title);
    await expect.poll(() => page.evaluate(() => scrollY), { message: path }).toBe(0);
    await waitForLayout(page);
    await page.evaluate(waitForFonts);
    found.push(...(await check(route)).map((problem) => `${path}: ${problem}`));
  }
  return found;
}

// Split into parts, so that workers share the routes.
for (let share = 0; share < shares; share += 1) {
  test(`every route begins at its top, axe finds nothing, and no text is cut off or overlaps other text or a hero’s subject, at ${windows.length} widths (${share + 1} of ${shares})`, async ({
    page,
  }) => {
    const routes = (await expectedPages()).filter((_, index) => index % shares === share);
    const resize = await windowResizer(page);
    const found = await problemsOnRoutes(page, routes, async ({ article }) => [
      ...(await problemsAtWidths(page, resize, { isArticle: article !== undefined })),
      ...(await spacingProblems(page, resize)),
    ]);
    expect(found).toEqual([]);
  });
}

test('a second engine, IBM’s Equal Access, finds no failure of WCAG 2.2 on any route', async ({ page }) => {
  const usedExceptions = new Set<string>();
  let isAdded = false;
  const found = await problemsOnRoutes(page, await expectedPages(), async ({ path }) => {
    if (!isAdded) await addEqualAccess(page);
    isAdded = true;
    return equalAccessFailures(page, path, usedExceptions);
  });
  expect(found).toEqual([]);
  // Some of these occur only in the sample.
  if (isSample) expect([...usedExceptions].toSorted(), 'every exception is still needed').toEqual(rulesWithExceptions);
});

test('contrast and the distance of links suffice for a checker that does not scroll, such as Lighthouse', async ({
  page,
  ready,
}) => {
  test.slow();
  await page.setViewportSize({ width: 412, height: 823 });
  const articles = (await expectedPages()).filter(({ article }) => article).map(({ path }) => path);
  const product = (await expectedPages()).find(({ definition: { subject } }) => subject === 'software');
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
