import type { Page } from '@playwright/test';
import { expect, test } from '../playwright/site.ts';
import { expectedPages } from './built-site.ts';
import { measureHeroContrast } from './measure-hero-contrast.ts';
import { language } from './site-language.ts';

/**
 * `CONTRAST_WIDTHS=390,820,1440,1920` measures every page at these widths; otherwise one article represents all with
 * its background color.
 */
const chosenWidths = process.env['CONTRAST_WIDTHS'];
const widths = (chosenWidths ?? '390,1440').split(',').map(Number);

/** The paths of pages with a hero. */
async function heroPaths(): Promise<string[]> {
  const pages = (await expectedPages()).filter(({ definition }) => definition.hero);
  const first = new Map(pages.toReversed().map((page) => [page.article?.background, page]));
  return pages
    .filter((page) => chosenWidths !== undefined || !page.article || page === first.get(page.article.background))
    .map(({ path }) => path);
}

/** The lines of the current page whose contrast is too low, each with its contrast. */
async function weakLines(page: Page, place: string): Promise<string[]> {
  const lines = await measureHeroContrast(page);
  expect(lines.length, place).toBeGreaterThan(1);
  return lines
    .filter(({ contrast, needed }) => contrast < needed)
    .map(({ text, contrast, needed }) => `${place}: ${contrast.toFixed(2)} of ${needed} “${text}”`);
}

for (const width of widths) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: width < 700 ? 844 : 900 }, reducedMotion: 'reduce' });

    test('text over a hero’s picture has enough contrast to the pixels behind it', async ({ page }) => {
      test.setTimeout(300_000);
      const weak: string[] = [];
      for (const path of await heroPaths()) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        if ((await weakLines(page, path)).length === 0) continue;
        // A busy machine may paint a picture late: only text that is still weak after a complete reload counts.
        await page.reload({ waitUntil: 'networkidle' });
        weak.push(...(await weakLines(page, path)));
      }
      expect(weak).toEqual([]);
    });

    test('the text of home’s other banners has enough contrast', async ({ page, ready }) => {
      for (const banner of [2, 3]) {
        await page.goto('/');
        await page.mouse.move(5, 500);
        await ready();
        const highlights = page.getByRole('region', { name: language.highlights });
        for (let turn = 1; turn < banner; turn += 1) {
          await highlights.getByRole('button', { name: language.nextSlide }).click();
        }
        await expect(highlights.getByLabel(language.positionOf(banner, 3))).toHaveJSProperty('inert', false);
        expect(await weakLines(page, `banner ${banner}`)).toEqual([]);
      }
    });
  });
}
