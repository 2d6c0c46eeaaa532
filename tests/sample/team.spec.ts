import { expect, test } from '../playwright/site.ts';

for (const [width, height] of [
  [320, 568],
  [390, 400],
  [390, 844],
  [844, 390],
  [701, 720],
  [800, 820],
  [820, 1180],
  [1024, 600],
  [1366, 768],
  [1440, 900],
  [1920, 900],
  [2560, 1080],
] as const) {
  test(`the word Team is completely visible in a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/team/');
    const { top, bottom, left, right } = await page.getByRole('heading', { name: 'Team' }).evaluate((word) => {
      const { y, x, width, bottom } = word.getBoundingClientRect();
      return { top: y, bottom: bottom - parseFloat(getComputedStyle(word).paddingBottom), left: x, right: x + width };
    });
    const header = (await page.getByRole('banner').boundingBox())!;
    expect(top).toBeGreaterThan(header.height);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  });
}
