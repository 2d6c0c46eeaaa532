import { expect, test } from '../playwright/site.ts';

test('the link below a hero’s text leads to the list below', async ({ page, ready }) => {
  await page.goto('/#/web-development');
  await ready();
  const list = page.getByRole('heading', { name: 'Development Process' });
  await expect(list).not.toBeInViewport();
  await page.getByRole('link', { name: 'See the process' }).click();
  await expect(list).toBeInViewport();
});

test('no veil covers the bird of the hero, from a phone’s width to a desktop’s', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  for (const width of [390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const veil = await page.locator('[data-hero]').evaluate((hero) => getComputedStyle(hero, '::after').content);
    expect(veil, `a veil over the picture at ${width}`).toBe('none');
  }
});
