import { waitForLayout } from '../playwright/wait-for-layout.ts';
import { expect, test } from '../playwright/site.ts';

test('home is at most nine screens high on a phone', async ({ page, ready }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await ready();
  await waitForLayout(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9 * 844);
});
