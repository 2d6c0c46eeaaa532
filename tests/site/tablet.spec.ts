import { expect, test } from '../playwright/site.ts';
import { windowResizer } from '../playwright/window-resizer.ts';
import { waitForLayout } from '../playwright/wait-for-layout.ts';
import { expectedPages } from './built-site.ts';
import { cutTexts } from './cut-texts.ts';
import { smallTexts } from './small-texts.ts';

/** Widths from the first above a phone's to the last below a desktop's, where drawings of screens have the least room. */
const widths = [701, 768, 820, 959];

// Split in two, so that two workers share the pages.
for (const half of [0, 1]) {
  test(`no text is smaller than 9 px or cut off at the widths of tablets (${half + 1} of 2)`, async ({
    page,
    ready,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const resize = await windowResizer(page);
    const found: string[] = [];
    for (const { path } of (await expectedPages()).filter((_, index) => index % 2 === half)) {
      await page.goto(path === '/' ? path : `${path}/`);
      await ready();
      await waitForLayout(page);
      for (const width of widths) {
        await resize({ width, height: 1180 });
        const wrong = [...(await page.evaluate(smallTexts)), ...(await page.evaluate(cutTexts))];
        found.push(...wrong.map((problem) => `${path} at ${width} px: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });
}
