import { expect, test } from '../playwright/site.ts';

test('the link under an opening’s words leads to the list below', async ({ page, ready }) => {
  await page.goto('/#/web-development');
  await ready();
  await page.getByRole('link', { name: 'See the process' }).click();
  await expect(page.getByRole('heading', { name: 'Development Process' })).toBeInViewport();
});
