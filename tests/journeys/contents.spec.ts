import { contentOfPage } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';

test('the current passage is marked in the contents', async ({ page, ready }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/privacy-policy/');
  await ready();
  const contents = page.getByRole('navigation', { name: contentOfPage('privacy', { contents: '' }).contents });
  const links = contents.getByRole('link');
  await expect(links.first()).toHaveAttribute('aria-current');
  const later = links.nth(Math.floor((await links.count()) / 2));
  await later.click();
  await expect(later).toHaveAttribute('aria-current');
  await expect(links.first()).not.toHaveAttribute('aria-current');
});
