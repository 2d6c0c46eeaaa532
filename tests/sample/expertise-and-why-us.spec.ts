import { expect, test } from '../playwright/site.ts';

test('the link below a hero’s text leads to the list below', async ({ page, ready }) => {
  await page.goto('/#/web-development');
  await ready();
  const list = page.getByRole('heading', { name: 'Development Process' });
  await expect(list).not.toBeInViewport();
  await page.getByRole('link', { name: 'See the process' }).click();
  await expect(list).toBeInViewport();
});
