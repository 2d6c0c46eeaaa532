import { expect, test } from '../playwright/site.ts';

/** The transparent part of a person's picture above the head, as a share of its height. */
const aboveHead = 0.1;

for (const width of [390, 820, 1440])
  test(`at ${width} pixels, no name tab of a pew covers a face of the pew in front of it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/church-directory/');
    const { pewCount, covered } = await page.locator('[data-hero]').evaluate((hero, share) => {
      const tabs = [...hero.querySelectorAll('b')].filter((tab) => tab.checkVisibility());
      const pews = [...new Set(tabs.map((tab) => tab.parentElement!.parentElement!))];
      const pewOf = (tab: Element) => pews.indexOf(tab.parentElement!.parentElement!);
      const covered = tabs.flatMap((tab) => {
        const { left, right, bottom } = tab.getBoundingClientRect();
        return tabs
          .filter((other) => pewOf(other) > pewOf(tab))
          .filter((other) => {
            const picture = other.parentElement!.querySelector('img')!.getBoundingClientRect();
            const isBelow = picture.left < right && picture.right > left && picture.bottom > bottom;
            return isBelow && picture.top + share * picture.height < bottom;
          })
          .map((other) => `${tab.textContent} on ${other.textContent}`);
      });
      return { pewCount: pews.length, covered };
    }, aboveHead);
    expect(pewCount).toBeGreaterThan(1);
    expect(covered).toEqual([]);
  });
