import type { Page } from '@playwright/test';
import { pages } from '../playwright/site-content.ts';
import { waitForLayout } from '../playwright/wait-for-layout.ts';
import { expect, test } from '../playwright/site.ts';

/** One page of each kind. */
const firstPages = pages.filter(
  ({ definition }, index) => pages.findIndex((other) => other.definition === definition) === index,
);

/** Opens a page at its plain address and scrolls down by half windows, calling `check` at each stop. */
async function readThrough(page: Page, path: string, check: () => Promise<void>) {
  await page.goto(path === '/' ? path : `${path}/`);
  await page.locator('html[data-ready]').waitFor();
  for (let last = -1, y = 0; y !== last;) {
    await check();
    last = y;
    y = await page.evaluate(async () => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      return scrollY;
    });
  }
}

/** Runs in the page: describes the faults of the current animations. */
const animationFaults = () => {
  const describe = (element: Element, fault: string) => `${element.localName}.${element.className}: ${fault}`;
  // Home's banners move by themselves: home-banners.spec.ts tests when.
  const isInBanners = (element: Element) => element.closest('section:has([data-banner])') !== null;
  const found: string[] = [];
  for (const animation of document.getAnimations()) {
    const { target } = animation.effect as KeyframeEffect;
    if (!target || isInBanners(target)) continue;
    if (animation.timeline === document.timeline) {
      if (Number(animation.effect!.getComputedTiming().endTime) > 5000)
        found.push(describe(target, 'moves for more than five seconds'));
      animation.finish();
    } else if ((animation.timeline as ScrollTimeline | null)?.source !== document.documentElement) {
      found.push(describe(target, 'follows something other than the scrolling of the page'));
    } else if (target.getBoundingClientRect().top > innerHeight + 60 && getComputedStyle(target).transform !== 'none') {
      found.push(describe(target, 'is transformed before it is in view'));
    }
  }
  for (const animation of document.getAnimations()) {
    const { target, pseudoElement } = animation.effect as KeyframeEffect;
    if (!target || isInBanners(target)) continue;
    const { opacity, transform } = getComputedStyle(target, pseudoElement);
    // The scales in both directions, and the vertical offset in pixels.
    const { a, d, f } = new DOMMatrix(transform);
    if (Number(opacity) < 1 || Math.min(a, d) < 0.9 || Math.abs(f) > 40) found.push(describe(target, 'is not at rest'));
  }
  return found;
};

for (const { definition, path } of firstPages) {
  test(`no animation of ${definition.name} leaves anything hidden or out of place, wherever scrolling stops`, async ({
    page,
  }) => {
    const found = new Set<string>();
    await readThrough(page, path, async () => {
      for (const fault of await page.evaluate(animationFaults)) found.add(fault);
    });
    expect([...found]).toEqual([]);
  });
}

test('with reduced motion nothing moves on any kind of page', async ({ page }) => {
  test.setTimeout(240_000);
  const countMotions = async (path: string) => {
    await page.goto(path === '/' ? path : `${path}/`);
    await page.locator('html[data-ready]').waitFor();
    await waitForLayout(page);
    const counts = [await page.evaluate(countAnimations)];
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    counts.push(await page.evaluate(countAnimations));
    return counts;
  };
  expect(Math.min(...(await countMotions('/'))), 'home, with motion').toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of firstPages) expect(await countMotions(path), path).toEqual([0, 0]);
});

/** Runs in the page: the number of animations two frames later. */
async function countAnimations() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  return document.getAnimations().length;
}
