import type { Page } from '@playwright/test';
import { axeOn } from '../playwright/axe-on.ts';
import { addEqualAccess, equalAccessFailures, rulesWithExceptions } from '../playwright/equal-access.ts';
import { expect, test } from '../playwright/site.ts';
import { expectedPages } from './built-site.ts';
import { lostText } from './lost-text.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Goes through all routes on one page, since each new one costs more than what is looked at; answers all that was found. */
async function foundOnRoutes(page: Page, look: (path: string) => Promise<string[]>): Promise<string[]> {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  // What lies far below the window is looked at as well.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  const found: string[] = [];
  for (const { path, title } of await expectedPages()) {
    await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
    await expect(page, path).toHaveTitle(title);
    found.push(...(await look(path)).map((what) => `${path}: ${what}`));
  }
  return found;
}

for (const width of [390, 1440]) {
  test(`axe finds nothing on any route at ${width} pixels, and headings skip no level`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const found = await foundOnRoutes(page, async () => {
      const { violations } = await axeOn(page).withTags(rules).analyze();
      const levels = await page
        .locator('h1, h2, h3, h4')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
      const skips = levels.some((level, place) => place > 0 && level > (levels[place - 1] ?? 0) + 1);
      const isWrong = skips || levels.filter((level) => level === 1).length !== 1;
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`),
        ...(isWrong ? [`headings ${levels.join(' ')}`] : []),
      ];
    });
    expect(found).toEqual([]);
  });
}

test('a second engine, IBM’s Equal Access, finds no failure of WCAG 2.2 on any route', async ({ page }) => {
  const used = new Set<string>();
  let isAdded = false;
  const found = await foundOnRoutes(page, async (path) => {
    if (!isAdded) await addEqualAccess(page);
    isAdded = true;
    return equalAccessFailures(page, path, used);
  });
  expect(found).toEqual([]);
  expect([...used].toSorted(), 'every exception is still needed').toEqual(rulesWithExceptions);
});

/**
 * A window of 1280 pixels is 640 wide for the page when a person enlarges it to 200 %, and 320 at 400 %. The others are
 * phones, tablets, desktops, and the narrowest for which a layout is made.
 */
for (const widths of [
  [320, 360, 390, 640, 701, 820],
  [960, 1100, 1240, 1440, 1920],
]) {
  test(`nothing runs over an edge or is cut off on any route at ${widths.join(', ')} pixels`, async ({ page }) => {
    const found = await foundOnRoutes(page, async () => {
      const lost: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        lost.push(...(await page.evaluate(lostText)).map((what) => `${width} px: ${what}`));
      }
      return lost;
    });
    expect(found).toEqual([]);
  });
}

test('a person’s own spacing of letters, words, lines and paragraphs (WCAG 1.4.12) loses nothing on any route', async ({
  page,
}) => {
  const found = await foundOnRoutes(page, async () => {
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }`);
      document.adoptedStyleSheets = [spacing];
    });
    const lost: string[] = [];
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      lost.push(...(await page.evaluate(lostText)).map((what) => `${width} px: ${what}`));
    }
    return lost;
  });
  expect(found).toEqual([]);
});

test('contrast stands out for a checker that does not scroll, such as Lighthouse', async ({ page, ready }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of ['/', '/careers/', '/pos-system/', '/blog/securing-iot-devices/']) {
    await page.goto(path);
    await ready();
    const { violations } = await axeOn(page).withRules(['color-contrast']).analyze();
    expect(
      violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
      path,
    ).toEqual([]);
  }
});
