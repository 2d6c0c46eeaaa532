import { expect, test } from '../playwright/site.ts';

test('a chart’s numbers are in a table that opens on request', async ({ page, ready }) => {
  await page.goto('/case-studies/rd-rental/');
  await ready();
  await page.getByText('All twelve months as a table').click();
  const table = page.getByRole('table').last();
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row', { name: 'Mar 15.3' })).toBeVisible();
});

test('a screen wider than a phone scrolls in its own frame by keyboard', async ({ page, ready }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/case-studies/agile-project-management/');
  await ready();
  const board = page.getByRole('region', { name: /board of one project/ });
  await board.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => board.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('the columns of a chart grow from the baseline when they come into view, and their numbers stay in place', async ({
  page,
  ready,
}) => {
  await page.goto('/case-studies/pos-system/');
  await ready();
  const chart = page.getByRole('figure').filter({ hasText: 'Orders held in the restaurant' });
  const { start, end } = await chart.evaluate(async (figure) => {
    const top = (element: Element) =>
      Math.round(element.getBoundingClientRect().top - figure.getBoundingClientRect().top);
    const number = [...figure.querySelectorAll('b')].find(({ textContent }) => textContent === '377')!;
    const column = number.parentElement!.querySelector('i')!;
    const measure = () => ({ column: top(column), number: top(number) });
    figure.scrollIntoView({ block: 'center', behavior: 'instant' });
    const moving = () =>
      figure.getAnimations({ subtree: true }).filter(({ timeline }) => timeline === document.timeline);
    while (moving().length === 0) await new Promise((frame) => requestAnimationFrame(frame));
    for (const animation of moving()) {
      animation.pause();
      animation.currentTime = 0;
    }
    const start = measure();
    for (const animation of moving()) animation.finish();
    return { start, end: measure() };
  });
  expect(start.number).toBe(end.number);
  expect(start.column).toBeGreaterThan(end.column + 100);
});
