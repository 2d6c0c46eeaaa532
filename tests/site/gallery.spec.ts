import type { Page } from '@playwright/test';
import type * as KnownSections from '#site/gallery/known-sections.ts';
import { isSample } from '#tools/content-folder.ts';
import { axeViolations } from '../playwright/axe-violations.ts';
import { expect, test } from '../playwright/development.ts';

/** Parts of sections have neither ground nor edges of their own: they are judged within their whole. */
const whole = '[data-example]:not([data-part])';

const widths = [360, 1440];

/** Runs in the page: the examples that run over an edge. */
function overEdges(stages: (HTMLElement | SVGElement)[]): string[] {
  return stages.flatMap((stage) => {
    // A frame that is clipped tells how wide its contents are only when it hides instead.
    stage.style.overflow = 'hidden';
    const pixels = stage.scrollWidth - stage.clientWidth;
    stage.style.overflow = '';
    return pixels > 0 ? [`${stage.dataset['example']}: ${pixels} px over`] : [];
  });
}

async function axeFailures(page: Page): Promise<string[]> {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const violations = await axeViolations(page, { run: { type: 'tag', values }, include: whole });
  return violations.map(({ id, html }) => `${id}: ${html[0]?.slice(0, 200)}`);
}

async function openGallery(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
}

/** Runs in the page: the names of all sections, and of those that no example is written for. */
async function sectionsWithoutExample() {
  const address = '/site/gallery/known-sections.ts';
  const { sectionNames, exampleFiles }: typeof KnownSections = await import(address);
  const hasNone = (section: string) => Object.keys(exampleFiles.get(section)?.examples ?? {}).length === 0;
  return { all: sectionNames.length, without: sectionNames.filter(hasNone) };
}

test('every section has an example', async ({ page, development, said }) => {
  test.setTimeout(300_000);
  await openGallery(page, `${development}/gallery/`);
  const { all, without } = await page.evaluate(sectionsWithoutExample);
  expect(all).toBeGreaterThan(100);
  expect(without).toEqual([]);
  expect(said).toEqual([]);
});

test('the sample has the words of at least one example of each section', async ({ page, development, said }) => {
  test.skip(!isSample, 'another company may have taken pages away whose words are examples');
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

// In two, so that two workers share the folders.
for (const half of [0, 1]) {
  test(`longer words run over no edge at ${widths.join(' and ')} pixels, and axe finds nothing (${half + 1} of 2)`, async ({
    page,
    development,
    said,
  }) => {
    test.setTimeout(600_000);
    const found: string[] = [];
    await openGallery(page, `${development}/gallery/`);
    const sections = await page
      .locator('[data-section]')
      .evaluateAll((all) => all.map((section) => section.dataset['section'] ?? ''));
    // A folder shows the folders within it as well; a section in none stands for itself.
    const folders = new Set(sections.map((section) => section.replace(/\/.*/, '')));
    expect(folders.size).toBeGreaterThan(7);
    for (const folder of [...folders].filter((_, index) => index % 2 === half)) {
      // From inside: the development server sends hundreds of modules to each arrival.
      await page.evaluate(async (to) => void (await navigation.navigate(to).finished), `?show=${folder}&words=longer`);
      await expect(page.getByRole('navigation', { name: 'Gallery' }).locator('b')).toHaveText(folder);
      // Such as the buttons of a hero: shown, but only ever within one.
      if ((await page.locator(whole).count()) === 0) continue;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const wrong = [...(await page.locator(whole).evaluateAll(overEdges)), ...(await axeFailures(page))];
        found.push(...wrong.map((what) => `${width} px: ${folder}: ${what}`));
      }
    }
    expect(found).toEqual([]);
    expect(said).toEqual([]);
  });
}
