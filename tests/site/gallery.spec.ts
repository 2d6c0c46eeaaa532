import type { Page } from '@playwright/test';
import { axeOn } from '../playwright/axe-on.ts';
import { expect, test } from '../playwright/development.ts';

/** Parts of sections have neither ground nor edges of their own: they are judged within their whole. */
const whole = '[data-example]:not([data-part])';

async function openGallery(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
}

test('every section has an example', async ({ page, development, said }) => {
  test.setTimeout(300_000);
  await openGallery(page, `${development}/gallery/`);
  const counts = await page
    .locator('[data-section]')
    .evaluateAll((all) =>
      all.map((section) => [section.dataset['section'], section.querySelector('small')?.textContent]),
    );
  expect(counts.length).toBeGreaterThan(100);
  expect(counts.filter(([, count]) => count === '0')).toEqual([]);
  expect(said).toEqual([]);
});

for (const width of [360, 1440]) {
  test(`longer words run over no edge at ${width} pixels, and axe finds nothing`, async ({
    page,
    development,
    said,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    await openGallery(page, `${development}/gallery/`);
    const sections = await page
      .locator('[data-section]')
      .evaluateAll((all) => all.map((section) => section.dataset['section'] ?? ''));
    // A folder shows the folders within it as well; a section in none stands for itself.
    const folders = new Set(sections.map((section) => section.replace(/\/.*/, '')));
    expect(folders.size).toBeGreaterThan(7);
    for (const folder of folders) {
      await openGallery(page, `${development}/gallery/?show=${folder}&words=longer`);
      // Such as the buttons of a hero: shown, but only ever within one.
      if ((await page.locator(whole).count()) === 0) continue;
      const over = await page.locator(whole).evaluateAll((stages) =>
        stages.flatMap((stage) => {
          // A frame that is clipped tells how wide its contents are only when it hides instead.
          stage.style.overflow = 'hidden';
          const pixels = stage.scrollWidth - stage.clientWidth;
          return pixels > 0 ? [`${stage.dataset['example']}: ${pixels} px over`] : [];
        }),
      );
      const { violations } = await axeOn(page)
        .include(whole)
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      found.push(...over, ...violations.map(({ id, nodes }) => `${folder}: ${id}: ${nodes[0]?.html.slice(0, 200)}`));
    }
    expect(found).toEqual([]);
    expect(said).toEqual([]);
  });
}
