import { expect, test } from '../playwright/site.ts';
import { windowResizer } from '../playwright/window-resizer.ts';
import { expectedPages } from './built-site.ts';

for (const [width, height] of [
  [667, 375],
  [844, 390],
] as const) {
  test(`on a phone in landscape, ${width} by ${height}, the first screen of each page shows its title`, async ({
    page,
    ready,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const resize = await windowResizer(page);
    await resize({ width, height });
    const pathsWithoutTitle: string[] = [];
    for (const { path } of await expectedPages()) {
      await page.goto(path === '/' ? path : `${path}/`);
      await ready();
      if (!(await page.evaluate(isTitleInView))) pathsWithoutTitle.push(path);
    }
    expect(pathsWithoutTitle).toEqual([]);
  });
}

/** Whether the first line of the page's title, or of home's banner, is in the window and not covered. Runs in the page. */
function isTitleInView() {
  const title = document.querySelector('[data-banner]:not([inert]) h2') ?? document.querySelector('main h1')!;
  const { left, top } = title.getBoundingClientRect();
  const bottom = top + parseFloat(getComputedStyle(title).fontSize);
  const hit = document.elementFromPoint(left + 4, (top + Math.min(bottom, innerHeight)) / 2);
  return top >= 0 && top < innerHeight - 20 && hit !== null && title.contains(hit);
}
