import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pathWithoutIslands } from '../playwright/chosen-pages.ts';
import { articlePath, articleWithMostSections, skipWithoutArticle } from '../playwright/article-with-most-sections.ts';
import { pages } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';

/** The path of the last product's page, or of any other page if the company sells none. */
const productPath = pages.findLast(({ definition }) => definition.subject === 'software')?.path ?? pages[1]!.path;

/** The height of every window in this file, in pixels: a phone's. */
const windowHeight = 844;

const arrivals = {
  'opening its plain address': (page: Page, path: string) => page.goto(path === '/' ? path : `${path}/`),
  'opening its hash address': (page: Page, path: string) => page.goto(`/#${path}`),
  'client-side navigation': async (page: Page, path: string) => {
    await page.goto(`${pathWithoutIslands}/`);
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate((hash) => void (location.hash = hash), path);
    await page.locator(`html[data-path="${path}"]`).waitFor();
  },
};

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: windowHeight }, reducedMotion: 'reduce' });

    for (const path of ['/', productPath, articlePath]) {
      for (const [arrival, arrive] of Object.entries(arrivals)) {
        test(`a screenshot of all of ${path} has every passage, and innerText its text, after ${arrival}`, async ({
          page,
        }) => {
          await arrive(page, path);
          await expectWholePage(page);
        });
      }
    }

    // Capturing a page needs neither reduced motion nor a scroll.
    test.describe('with motion', () => {
      test.use({ reducedMotion: 'no-preference' });

      for (const path of ['/', productPath, articlePath]) {
        test(`a screenshot of all of ${path} has every passage, and innerText its text`, async ({ page }) => {
          await arrivals['opening its plain address'](page, path);
          await expectWholePage(page);
        });
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: windowHeight } });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('the whole page is laid out immediately', async ({ page }) => {
      for (const path of ['/', `${productPath}/`, `${articlePath}/`]) {
        await page.goto(path);
        expect(await page.evaluate(skippedPassages), path).toEqual([]);
      }
    });
  });

  for (const address of [`${articlePath}/#`, `/#${articlePath}#`]) {
    test(`a passage stays in place while what is above it is laid out: ${address}`, async ({ page, ready }) => {
      skipWithoutArticle(1);
      const { id } = articleWithMostSections.headings.at(-1)!;
      await page.addInitScript(recordTops, id);
      await page.goto(address + id);
      await ready();
      await expect.poll(() => page.evaluate(skippedPassages)).toEqual([]);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      const recordedTops = () => page.evaluate(() => window.recordedTops);
      // A busy browser may draw the frame that shows it later.
      await expect.poll(async () => (await recordedTops()).some(isInWindow)).toBe(true);
      const tops = await recordedTops();
      const arrival = tops.findIndex(isInWindow);
      expect(tops.slice(arrival).filter((top) => !isInWindow(top))).toEqual([]);
    });
  }
});

declare global {
  interface Window {
    /** Distances in pixels from the window's top to the passage that `recordTops` follows, one for each move. */
    recordedTops: number[];
  }
}

const isInWindow = (top: number) => top >= 0 && top < windowHeight;

interface Passage {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

async function expectWholePage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(skippedPassages)).toEqual([]);
  await expect.poll(() => page.evaluate(passagesWithoutText)).toEqual([]);
  await expect.poll(() => blankPassages(page)).toEqual([]);
}

/** Passages of text that are blank in a screenshot of the whole page. */
async function blankPassages(page: Page): Promise<string[]> {
  const passages = await page.evaluate(passageBoxes);
  // A JPEG is written and read in half the time of a PNG. Its artifacts are far weaker than the contrast of words.
  const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 90 });
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isBlank = ({ left, top, width, height }: Omit<Passage, 'text'>) => {
    let [darkest, lightest] = [255, 0];
    for (let row = top; row < top + height; row += 1) {
      for (const shade of data.subarray(row * info.width + left, row * info.width + left + width)) {
        if (shade < darkest) darkest = shade;
        if (shade > lightest) lightest = shade;
      }
    }
    return lightest - darkest < 40;
  };
  return passages.filter(isBlank).map(({ text }) => text);
}

/** Records where a passage is, frame by frame. Runs in the page. */
function recordTops(id: string) {
  window.recordedTops = [];
  requestAnimationFrame(function record() {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top !== undefined && top !== window.recordedTops.at(-1)) window.recordedTops.push(top);
    requestAnimationFrame(record);
  });
}

/** Passages that are not laid out yet. Runs in the page. */
function skippedPassages() {
  return [...document.querySelectorAll('main :is(h2, h3, p, li)')]
    .filter((passage) => passage.checkVisibility() && !passage.checkVisibility({ contentVisibilityAuto: true }))
    .map(({ textContent }) => textContent.slice(0, 40));
}

/** Passages that `innerText` leaves out. Runs in the page. */
function passagesWithoutText() {
  // `innerText` adds line breaks and applies capitals.
  const normalize = (text: string) => text.replace(/\s+/g, '').toLowerCase();
  const shownText = normalize(document.body.innerText);
  return [...document.querySelectorAll('main :is(h2, h3, p)')]
    .filter((passage) => passage.checkVisibility({ visibilityProperty: true }))
    .filter((passage) => !shownText.includes(normalize((passage as HTMLElement).innerText || passage.textContent)))
    .map(({ textContent }) => textContent.slice(0, 40));
}

/** Visible passages with their position on the page, in pixels. Runs in the page. */
function passageBoxes(): Passage[] {
  const { clientWidth } = document.documentElement;
  return [...document.querySelectorAll('main :is(h2, h3, p)')].flatMap((passage) => {
    if (!passage.checkVisibility({ visibilityProperty: true })) return [];
    const { left, right, top, width, height } = passage.getBoundingClientRect();
    // Rows extend beyond the window sideways; text for screen readers is one pixel large.
    if (left < 0 || right > clientWidth || width < 8 || height < 8) return [];
    const text = passage.textContent.slice(0, 40);
    const [x, y] = [Math.floor(left), Math.floor(top + scrollY)];
    return { text, left: x, top: y, width: Math.floor(width), height: Math.floor(height) };
  });
}
