import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { adoptStyle } from '../playwright/adopt-style.ts';
import { expect, test } from '../playwright/site.ts';
import { expectedPages, siteFolder } from './built-site.ts';
import { escapedTexts } from './escaped-texts.ts';
import { openingBoxes, type Box } from './opening-boxes.ts';
import { findSubject, type Subject } from './picture-subject.ts';
import { metTexts } from './text-boxes.ts';

const windows = [
  [360, 780],
  [390, 844],
  [600, 900],
  [820, 1180],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** At these widths texts are held against each other; all articles are laid out by the same few rules. */
const read: number[] = [360, 390, 820, 1440, 1920];
const readArticles: number[] = [390, 1440];

/** How many tests share the routes. */
const shares = 8;

// Without a trace: it would record hundreds of layouts.
test.use({ trace: 'off', reducedMotion: 'reduce' });

const subjects = new Map<string, Promise<Subject>>();
const subjectOf = (address: string) => {
  if (!subjects.has(address)) subjects.set(address, findSubject(join(siteFolder, address)));
  return subjects.get(address)!;
};

const inside = (share: Box, whole: Box): Box => ({
  left: whole.left + share.left * (whole.right - whole.left),
  right: whole.left + share.right * (whole.right - whole.left),
  top: whole.top + share.top * (whole.bottom - whole.top),
  bottom: whole.top + share.bottom * (whole.bottom - whole.top),
});

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** What an opening's words and its picture do to each other that they should not. */
async function metSubjects(page: Page): Promise<string[]> {
  const { picture, lines } = await page.evaluate(openingBoxes);
  if (!picture) return [];
  const { hot, sign } = await subjectOf(picture.address);
  const found: string[] = [];
  for (const [name, share] of Object.entries({ 'the hot plate': hot, 'the sign': sign })) {
    if (!share) continue;
    const box = inside(share, picture.whole);
    const whole = overlap(box, box);
    if (overlap(box, picture.shown) < whole * 0.95) found.push(`${name} of ${picture.address} is cut`);
    for (const line of lines)
      if ((name === 'the hot plate' || !line.isHeader) && overlap(line, box) > 12)
        found.push(`“${line.text.slice(0, 40)}” stands on ${name} of ${picture.address}`);
  }
  return found;
}

for (let share = 0; share < shares; share += 1) {
  test(`no text meets another or an opening’s subject, at ${windows.length} widths (${share + 1} of ${shares})`, async ({
    page,
  }) => {
    // Pictures take no part in the layout: their places have their sizes.
    await page.route('**/pictures/**', (route) => route.fulfill({ status: 204 }));
    const pages = (await expectedPages()).filter((_, at) => at % shares === share);
    const found: string[] = [];
    for (const { path, article } of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await adoptStyle(page, '* { content-visibility: visible !important; }');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const isRead = (article ? readArticles : read).includes(width);
        const met = [
          ...(isRead ? await page.evaluate(metTexts) : []),
          ...(isRead ? await page.evaluate(escapedTexts) : []),
          ...(await metSubjects(page)),
        ];
        found.push(...met.map((what) => `${path} at ${width}: ${what}`));
      }
    }
    expect(found).toEqual([]);
  });
}
