import type { Page } from '@playwright/test';
import { axeViolations } from '../playwright/axe-violations.ts';
import { pages } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/development.ts';

/** Selects examples of whole sections. Their parts, which have no background and no edges, are checked within them. */
const wholeSections = '[data-example]:not([data-part])';

const widths = [360, 1440];

/** Runs in the page: returns the examples that overflow. */
function overflowingExamples(examples: (HTMLElement | SVGElement)[]): string[] {
  return examples.flatMap((example) => {
    // A clipped frame reveals the width of its content only with `overflow: hidden`.
    example.style.overflow = 'hidden';
    const pixels = example.scrollWidth - example.clientWidth;
    example.style.overflow = '';
    return pixels > 0 ? [`${example.dataset['example']}: ${pixels} px over`] : [];
  });
}

async function axeFailures(page: Page): Promise<string[]> {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const violations = await axeViolations(page, { runOnly: { type: 'tag', values }, include: wholeSections });
  return violations.map(({ id, html }) => `${id}: ${html[0]?.slice(0, 200)}`);
}

async function openGallery(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
}

/** The groups of examples that the gallery lists. */
const groupsOf = (page: Page) =>
  page.locator('[data-group]').evaluateAll((groups) => groups.map((group) => group.dataset['group'] ?? ''));

test('every kind of page has its sections in the gallery, beside the primitives', async ({
  page,
  development,
  consoleOutput,
}) => {
  test.setTimeout(300_000);
  await openGallery(page, `${development}/gallery/`);
  const groups = await groupsOf(page);
  expect(groups).toContain('ui');
  // The pages of one kind share a group.
  expect(groups).toEqual(expect.arrayContaining(pages.map((each) => each.definition.name)));
  expect(consoleOutput).toEqual([]);
});

// Split in two, so that two workers share the groups.
for (const half of [0, 1]) {
  test(`longer texts overflow nowhere at ${widths.join(' and ')} pixels, and axe finds nothing (${half + 1} of 2)`, async ({
    page,
    development,
    consoleOutput,
  }) => {
    test.setTimeout(600_000);
    const found: string[] = [];
    let checkedGroups = 0;
    await openGallery(page, `${development}/gallery/`);
    for (const group of (await groupsOf(page)).filter((_, index) => index % 2 === half)) {
      // Client-side navigation is faster: the development server sends hundreds of modules for each document.
      await page.evaluate(async (to) => void (await navigation.navigate(to).finished), `?show=${group}&words=longer`);
      await expect(page.getByRole('navigation', { name: 'Gallery' }).locator('b')).toHaveText(group);
      // A group may have only parts, such as the buttons of a hero.
      if ((await page.locator(wholeSections).count()) === 0) continue;
      checkedGroups += 1;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const problems = [
          ...(await page.locator(wholeSections).evaluateAll(overflowingExamples)),
          ...(await axeFailures(page)),
        ];
        found.push(...problems.map((problem) => `${width} px: ${group}: ${problem}`));
      }
    }
    expect(checkedGroups).toBeGreaterThan(0);
    expect(found).toEqual([]);
    expect(consoleOutput).toEqual([]);
  });
}
