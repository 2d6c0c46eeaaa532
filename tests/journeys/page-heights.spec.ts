import { pages } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { windowResizer } from '../playwright/window-resizer.ts';

/** In pixels. The first two are phones, the only windows in which part of the layout is delayed. */
const widths = [320, 390, 820, 1440, 1920];

// Split in halves, which two workers can run at a time.
for (const half of [0, 1]) {
  test(`on a slow connection, no page changes its height once it is scrolled, at ${widths.join(', ')} pixels (${half + 1} of 2)`, async ({
    page,
  }) => {
    test.slow();
    const resize = await windowResizer(page);
    // Scripts that lay the page out and pictures that take time never arrive.
    for (const slow of ['**/assets/*.js', '**/pictures/**']) await page.route(slow, () => undefined);
    const changes: string[] = [];
    for (const { path } of pages.filter((_, index) => index % 2 === half)) {
      await page.goto(path === '/' ? path : `${path}/`, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      for (const width of widths) {
        await resize({ width, height: width < 700 ? 844 : 900 });
        const { scrolled, laidOut } = await page.evaluate(measureHeights);
        if (laidOut !== scrolled)
          changes.push(`${path} at ${width}: ${scrolled} px, ${laidOut} px once all is laid out`);
      }
    }
    expect(changes).toEqual([]);
  });
}

/**
 * The page's height once fonts are loaded and it has begun to scroll, and once everything below is laid out, too. Leaves
 * the page as it was. Runs in the page.
 */
async function measureHeights() {
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  const { documentElement: page } = document;
  scrollBy({ top: 1, behavior: 'instant' });
  await nextFrame();
  await nextFrame();
  const scrolled = page.scrollHeight;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  const laidOut = page.scrollHeight;
  document.adoptedStyleSheets.pop();
  scrollTo({ top: 0, behavior: 'instant' });
  await nextFrame();
  return { scrolled, laidOut };
}
