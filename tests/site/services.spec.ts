import { expect, test } from '../playwright/site.ts';

test('the passage that is read is marked in the contents', async ({ page, ready }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/privacy-policy/');
  await ready();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.locator('[aria-current]')).toHaveText('1Information collected');
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(contents.locator('[aria-current]')).toHaveText('5Your rights');
});
