import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../playwright/site.ts';
import { expectedPages } from './built-site.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [390, 1440]) {
  test(`axe finds nothing on any route at ${width} pixels, and headings skip no level`, async ({ page, ready }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await ready();
    const found: string[] = [];
    for (const { path, title } of await expectedPages()) {
      await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
      await expect(page, path).toHaveTitle(title);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      found.push(...violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.html.slice(0, 120)}`));
      const levels = await page
        .locator('h1, h2, h3, h4')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
      const skips = levels.some((level, place) => place > 0 && level > (levels[place - 1] ?? 0) + 1);
      if (skips || levels.filter((level) => level === 1).length !== 1)
        found.push(`${path}: headings ${levels.join(' ')}`);
    }
    expect(found).toEqual([]);
  });
}

for (const width of [360, 1920]) {
  test(`nothing runs over the edge of any route at ${width} pixels`, async ({ page, ready }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await ready();
    const wide: string[] = [];
    for (const { path, title } of await expectedPages()) {
      await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
      await expect(page, path).toHaveTitle(title);
      // The page clips what runs over, so that a person never scrolls sideways; here it must show.
      const over = await page.evaluate(() => {
        document.body.style.overflow = 'visible';
        return document.documentElement.scrollWidth - innerWidth;
      });
      if (over > 0) wide.push(`${path}: ${over} px`);
    }
    expect(wide).toEqual([]);
  });
}
