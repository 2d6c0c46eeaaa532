import { expect, test } from '../playwright/site.ts';

test('a chart’s numbers stand in a table that opens on request', async ({ page, ready }) => {
  await page.goto('/case-studies/rd-rental/');
  await ready();
  await page.getByText('All twelve months as a table').click();
  const table = page.getByRole('table').last();
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row', { name: 'Mar 15.3' })).toBeVisible();
});

test('a screen wider than a phone scrolls in its own frame, by keyboard too', async ({ page, ready }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/case-studies/agile-project-management/');
  await ready();
  const board = page.getByRole('region', { name: /board of one project/ });
  await board.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => board.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
