import type { Page } from '@playwright/test';
import type { SitePage } from '#prerender/data/site-pages.ts';
import { axeViolations } from '../playwright/axe-violations.ts';
import { footerPath, pathWithoutIslands } from '../playwright/chosen-pages.ts';
import { addEqualAccess, unusedExceptions } from '../playwright/equal-access.ts';
import { waitForLayout } from '../playwright/wait-for-layout.ts';
import { expect, test } from '../playwright/site.ts';
import { windowResizer } from '../playwright/window-resizer.ts';
import { isSample } from '#tools/content-folder.ts';
import { builtDocument, expectedPages } from './built-site.ts';
import { textOfMain } from './text-of-main.ts';
import { problemsAtWidths, spacingProblems, windowCount } from './window-checks.ts';

/** The number of tests among which the routes are divided. */
const shareCount = 4;

/** Waits for fonts, after a layout that requests them. Runs in the page. */
async function waitForFonts() {
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** Visits each route by client-side navigation on one page, since a new page costs more than the checks. */
async function problemsOnRoutes(page: Page, routes: SitePage[], check: (page: SitePage) => Promise<string[]>) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/#${pathWithoutIslands}`);
  await page.locator('html[data-ready]').waitFor();
  // No picture loads: its box has the same size anyway, and loading another file for each width would take half the
  // time.
  await page.route('**/pictures/**', () => undefined);
  await addEqualAccess(page);
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
for (let share = 0; share < shareCount; share += 1) {
  test(`after in-app navigation every route shows its document’s words from its top, and passes the checks at ${windowCount} widths (${share + 1} of ${shareCount})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    // A page of the site cannot make elements from text: it has Trusted Types.
    const parser = await context.newPage();
    const routes = (await expectedPages()).filter((_, index) => index % shareCount === share);
    const resize = await windowResizer(page);
    const usedExceptions = new Set<string>();
    const found = await problemsOnRoutes(page, routes, async (route) => {
      const text = await parser.evaluate(textOfMain, builtDocument(route.path));
      expect(text, route.path).toBeTruthy();
      expect(await page.evaluate(textOfMain, undefined), route.path).toBe(text);
      return [
        ...(await problemsAtWidths(page, resize, route, usedExceptions)),
        ...(await spacingProblems(page, resize)),
      ];
    });
    expect(found).toEqual([]);
    // Some of the exceptions occur only in the sample.
    if (isSample) {
      const paths = routes.map(({ path }) => path);
      expect(unusedExceptions(usedExceptions, paths), 'every exception is still needed').toEqual([]);
    }
  });
}

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
