import type { Page } from '@playwright/test';
import { expect, test } from '../playwright/site.ts';

test('the digits of large figures, times and prices are not drawn together', async ({ page, ready }) => {
  for (const path of [
    '/case-studies/event-management-system/',
    '/case-studies/rd-rental/',
    '/rd-rental/',
    '/jj-kit/',
  ]) {
    await page.goto(path);
    await ready();
    const fused = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main b, main p, main dt, main span')]
        .filter((element) => /^[$\d][\d,.:]+/.test(element.textContent) && element.childElementCount < 2)
        .filter((element) => {
          const { fontFamily, fontSize, letterSpacing } = getComputedStyle(element);
          return fontFamily.includes('Special') && parseFloat(fontSize) >= 38 && parseFloat(letterSpacing) < 0;
        })
        .map((element) => element.textContent),
    );
    expect(fused, path).toEqual([]);
  }
});

/** The board is drawn 1,440 px wide, its labels from 11 px on: much narrower, they could not be read. */
const widthOfBoard = (page: Page) =>
  page
    .getByRole('img', { name: /dispatch board/ })
    .first()
    .evaluate((board) => board.getBoundingClientRect().width);

for (const path of ['/product/', '/rd-rental/'])
  test(`the labels of the board on ${path} stay legible`, async ({ page, ready }) => {
    await page.goto(path);
    await ready();
    for (const width of [740, 820, 959, 1240, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await widthOfBoard(page), `at ${width}`).toBeGreaterThanOrEqual(1110);
    }
  });

test('each sentence of the scored review stands level with its mark', async ({ page, ready }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sentiment-analysis/');
  await ready();
  for (const [part, words] of [
    ['delivery', 'Then Hector called'],
    ['phone', 'For two days nobody'],
  ] as const) {
    const row = page.locator('#techniques').getByRole('listitem').filter({ hasText: words }).last();
    const middles = await row
      .locator('span, q')
      .evaluateAll((parts) => parts.map((each) => each.getBoundingClientRect()).map(({ y, height }) => y + height / 2));
    expect(await row.textContent()).toContain(part);
    expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThan(2);
  }
});

test('a letter shows what one technique finds, and another one when it is chosen', async ({ page, ready }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/natural-language-processing/');
  await ready();
  const marked = () =>
    page.locator('blockquote span').evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part, '::after').content !== 'none')
        .filter((part) => getComputedStyle(part, '::after').opacity === '1')
        .map((part) => part.textContent),
    );
  await expect.poll(marked).toContain('March 4');
  await page.getByRole('radio', { name: /Keyword extraction/ }).check();
  await expect.poll(marked).toEqual(['van', 'billed twice', 'refund', 'charges']);
});
