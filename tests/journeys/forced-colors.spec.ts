import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { isSample } from '#tools/content-folder.ts';
import { casePath } from '../playwright/chosen-pages.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

/** The number of colors in a screenshot: one if nothing can be seen. */
async function countColors(screenshot: Buffer): Promise<number> {
  const { data, info } = await sharp(screenshot).raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) =>
    data.subarray(index * info.channels, index * info.channels + 3).toString('hex'),
  );
  return new Set(pixels).size;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with forced ${colorScheme} colors`, () => {
    test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme });

    test('the button of the menu is visible on the page’s background and over a picture', async ({ page, ready }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of ['/privacy-policy/', '/']) {
        await page.goto(path);
        await ready();
        const header = page.getByRole('banner');
        expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
          colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)',
        );
        expect(
          await countColors(await header.getByRole('button', { name: language.menu }).screenshot()),
        ).toBeGreaterThan(1);
      }
    });

    test('the company’s symbol in header and footer has the color of text', async ({ page, ready }) => {
      await page.goto('/');
      await ready();
      for (const landmark of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
        const shape = landmark.locator('svg [fill^="var(--logo-color"]').first();
        expect(await shape.evaluate((element) => getComputedStyle(element).fill)).toBe(
          colorScheme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)',
        );
      }
    });

    test('a banner’s progress bar and the mark at its end have the same color', async ({ page, ready }) => {
      await page.goto('/');
      await ready();
      const step = page.locator('main button[aria-current=true]:not(:empty)');
      const colorOf = (pseudoElement: string) =>
        step.evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, pseudoElement);
      expect(await colorOf('::after')).toBe(await colorOf('::before'));
      if (colorScheme === 'dark') expect(await colorOf('::before')).not.toBe('rgb(0, 0, 0)');
    });

    test('the current page is underlined', async ({ page, ready }) => {
      await page.goto(`${casePath}/`);
      await ready();
      const current = page.getByRole('banner').locator('[aria-current]:visible').first();
      const { x, y, width, height } = (await current.boundingBox())!;
      // Only the line is below the name.
      expect(
        await countColors(await page.screenshot({ clip: { x, y: y + height - 3, width, height: 6 } })),
      ).toBeGreaterThan(1);
    });

    test('the bars of figures and the dot of the current quote stay visible', async ({ page, ready }) => {
      const backgroundsOf = (locator: Locator, pseudoElement?: string) =>
        locator.evaluateAll(
          (elements, pseudo) => [
            ...new Set(elements.map((element) => getComputedStyle(element, pseudo).backgroundColor)),
          ],
          pseudoElement,
        );
      await page.goto(`${casePath}/`);
      await ready();
      const bars = await backgroundsOf(page.locator('figure i:empty'));
      if (isSample) expect(bars).not.toEqual([]);
      for (const background of ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']) expect(bars).not.toContain(background);
      await page.goto('/');
      await ready();
      expect(await backgroundsOf(page.locator('main button[aria-current]:empty'), '::after')).toHaveLength(2);
    });
  });
}
