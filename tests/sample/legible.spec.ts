import { expect, test } from '../playwright/site.ts';
import { cutTexts } from '../site/cut-texts.ts';

/** The smallest font size of a legible label, in pixels. */
const minLabelSize = 9;
/** The font size from which a figure is large, in pixels. */
const largeSize = 38;

test('large figures, times and prices are not set with negative letter spacing', async ({ page, ready }) => {
  for (const path of [
    '/case-studies/event-management-system/',
    '/case-studies/rd-rental/',
    '/rd-rental/',
    '/jj-kit/',
  ]) {
    await page.goto(path);
    await ready();
    const large = await page.evaluate(
      (minSize) =>
        [...document.querySelectorAll<HTMLElement>('main b, main p, main dt, main span')]
          .filter((element) => /^[$\d][\d,.:]+/.test(element.textContent) && element.childElementCount < 2)
          .map((element) => ({ text: element.textContent, style: getComputedStyle(element) }))
          .filter(({ style }) => style.fontFamily.includes('Special') && parseFloat(style.fontSize) >= minSize)
          .map(({ text, style }) => ({ text, isNegative: parseFloat(style.letterSpacing) < 0 })),
      largeSize,
    );
    expect(large, path).not.toEqual([]);
    expect(
      large.filter(({ isNegative }) => isNegative),
      path,
    ).toEqual([]);
  }
});

/** Positions without text, in shares of the board's width: the ends of its days, the last of which is the end of the board. */
const gaps = [0.5199, 0.7035, 0.7444, 1];

for (const path of ['/product/', '/rd-rental/', '/web-development/'])
  test(`the board on ${path} is large enough to read, and no edge cuts a word`, async ({ page, ready }) => {
    await page.goto(path);
    await ready();
    const board = page.getByRole('img', { name: /dispatch board/i }).first();
    for (const width of [701, 820, 959, 960, 1100, 1239, 1240, 1319, 1320, 1439, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [shown, share] = await board.evaluate((picture) => {
        const { left, right, width: whole } = picture.getBoundingClientRect();
        return [whole, (Math.min(right, innerWidth) - left) / whole] as const;
      });
      // The board is drawn 1,440 px wide, with labels from 11 px.
      expect((shown / 1440) * 11, `labels at ${width}`).toBeGreaterThanOrEqual(minLabelSize);
      expect(Math.min(...gaps.map((gap) => Math.abs(gap - share))), `${share} at ${width}`).toBeLessThan(0.004);
    }
  });

test('the board of the agile case ends between two of its columns, and cuts no word', async ({ page, ready }) => {
  await page.goto('/case-studies/agile-project-management/');
  await ready();
  const frame = page.getByRole('region', { name: /^The board of one project/ });
  for (const width of [320, 360, 390, 430, 600, 700, 701, 820, 959, 960, 1239]) {
    await page.setViewportSize({ width, height: 900 });
    const distance = await frame.evaluate((element) => {
      const end = Math.min(element.getBoundingClientRect().right, innerWidth);
      const columns = [...element.querySelectorAll('ul')].flatMap(({ parentElement }) => parentElement ?? []);
      return Math.min(...columns.map((column) => Math.abs(column.getBoundingClientRect().right - end)));
    });
    expect(distance, `distance of the frame’s end from the end of a column at ${width}`).toBeLessThan(1.5);
    expect(await page.evaluate(cutTexts), `at ${width}`).toEqual([]);
  }
});

for (const [path, name] of [
  ['/jj-kit/', /board/i],
  ['/jj-eve/', /^Program by stage/],
] as const)
  test(`the board on ${path} shows whole columns on a phone, and no word of the next one`, async ({ page, ready }) => {
    await page.goto(path);
    await ready();
    const board = page.getByRole('region', { name }).first();
    for (const width of [320, 360, 390, 430, 480, 481, 600, 700]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await board.evaluate((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { left, right } of range.getClientRects()) {
            if (left < innerWidth && right > innerWidth + 1) found.push(node.nodeValue ?? '');
          }
        }
        return found;
      });
      expect(cut, `at ${width}`).toEqual([]);
      const next = await board.evaluate((element) =>
        [...element.querySelectorAll('h3')].some((column) => column.getBoundingClientRect().left > innerWidth),
      );
      expect(next, `at ${width}`).toBe(true);
    }
  });

// Phones' screens are drawn 390 px wide, with labels from 13 px.
for (const path of ['/product/', '/church-directory/', '/case-studies/church-directory/', '/mobile-development/'])
  test(`the phone on ${path} is large enough to read`, async ({ page, ready }) => {
    await page.goto(path);
    await ready();
    for (const width of [390, 701, 768, 820, 959, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = await page
        .locator('main img[src*="ui-church"]')
        .evaluateAll((phones) => phones.map((phone) => phone.getBoundingClientRect().width));
      expect(shown, path).not.toEqual([]);
      expect((Math.min(...shown) / 390) * 13, `labels at ${width}`).toBeGreaterThanOrEqual(minLabelSize);
    }
  });

test('sentences of the scored review are level with their marks', async ({ page, ready }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sentiment-analysis/');
  await ready();
  for (const [part, text] of [
    ['delivery', 'Then Hector called'],
    ['phone', 'For two days nobody'],
  ] as const) {
    const row = page.locator('#techniques').getByRole('listitem').filter({ hasText: text }).last();
    const middles = await row
      .locator('span, q')
      .evaluateAll((parts) => parts.map((each) => each.getBoundingClientRect()).map(({ y, height }) => y + height / 2));
    expect(await row.textContent()).toContain(part);
    expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThan(2);
  }
});

test('a letter marks what one technique finds, and what another finds once that one is chosen', async ({
  page,
  ready,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/natural-language-processing/');
  await ready();
  const readMarkedParts = () =>
    page.locator('blockquote span').evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part, '::after').content !== 'none')
        .filter((part) => getComputedStyle(part, '::after').opacity === '1')
        .map((part) => part.textContent),
    );
  await expect.poll(readMarkedParts).toContain('March 4');
  await page.getByRole('radio', { name: /Keyword extraction/ }).check();
  await expect.poll(readMarkedParts).toEqual(['van', 'billed twice', 'refund', 'charges']);
});

for (const path of ['/jj-timesheet/', '/jj-kit/', '/jj-eve/', '/rd-rental/', '/church-directory/', '/pos-system/'])
  test(`every price on ${path} is on one line`, async ({ page, ready }) => {
    await page.goto(path);
    await ready();
    const prices = page.locator('main dl > div > dt').filter({ hasText: /^\$/ });
    for (const width of [360, 701, 960, 1100, 1280, 1366, 1680, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await prices.evaluateAll((elements) =>
        elements.map(({ firstChild: text }) => {
          const range = document.createRange();
          range.selectNodeContents(text!);
          return { price: text!.textContent, count: range.getClientRects().length };
        }),
      );
      expect(lines.length, `prices at ${width}`).toBeGreaterThan(2);
      expect(
        lines.filter(({ count }) => count > 1).map(({ price }) => price),
        `at ${width}`,
      ).toEqual([]);
    }
  });

test('the large heading on /pos-system/ takes two lines in every window wider than a phone', async ({
  page,
  ready,
}) => {
  await page.goto('/pos-system/');
  await ready();
  const heading = page.getByRole('heading', { name: 'Sales continue without the internet' });
  for (const width of [701, 959, 960, 1239, 1240, 1440, 1524, 1623, 1624, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const lineCount = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lineCount, `lines at ${width}`).toBe(2);
  }
});

test('the board on /rd-rental/ stays in place when the browser scrolls to a booking that ends beyond its edge', async ({
  page,
  ready,
}) => {
  await page.goto('/rd-rental/');
  await ready();
  const plate = page.getByText('CNH 3108');
  const left = (await plate.boundingBox())!.x;
  await page.getByText('was on Van 04').evaluate((note) => note.scrollIntoView({ inline: 'nearest' }));
  expect((await plate.boundingBox())!.x).toBe(left);
});
