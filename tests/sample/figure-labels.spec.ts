import { expect, test } from '../playwright/site.ts';
import { content } from '../playwright/site-content.ts';
import { struckLabels } from '../site/struck-labels.ts';

test('in the figures of articles, no bar or plate runs through a label', async ({ page, ready }) => {
  const struck: string[] = [];
  for (const { slug } of content.articles) {
    await page.goto(`/blog/${slug}/`);
    await ready();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      struck.push(...(await page.evaluate(struckLabels)).map((label) => `${slug} at ${width}: ${label}`));
    }
  }
  expect(struck).toEqual([]);
});
