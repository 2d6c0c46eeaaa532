import type { Page } from '@playwright/test';
import type { SitePage } from '#prerender/data/site-pages.ts';
import { isSample } from '#tools/content-folder.ts';
import { adoptStyle, dropStyle } from '../playwright/adopt-style.ts';
import { axeViolations } from '../playwright/axe-violations.ts';
import { equalAccessFailures } from '../playwright/equal-access.ts';
import type { ResizeWindow } from '../playwright/window-resizer.ts';
import { coveredSubjects } from './covered-subjects.ts';
import { coveredTexts } from './covered-texts.ts';
import { cutTexts } from './cut-texts.ts';
import { escapedTexts } from './escaped-texts.ts';
import { heroBoxes, type HeroBoxes } from './hero-boxes.ts';
import { hiddenTitle } from './hidden-title.ts';
import { lostText } from './lost-text.ts';
import { overlappingTexts } from './overlapping-texts.ts';
import { smallTexts } from './small-texts.ts';
import { struckLabels } from './struck-labels.ts';
import { tooTallEnding } from './too-tall-ending.ts';

/** The tags of axe's rules. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A check in a window: for text that is cut off; for a title below the first screen; for text of a hero below another
 * element or, in the sample, over the subject of the hero's picture; for text over other text or outside its box; for text
 * that is cut in two or too small; in the sample, for bars of an article's figures that run through a label, and for an
 * ending that is taller than a phone's screen; for what axe finds, and headings that skip a level; and for what IBM's Equal
 * Access finds.
 */
type Check =
  | 'lost text'
  | 'title'
  | 'heroes'
  | 'text boxes'
  | 'article text boxes'
  | 'small text'
  | 'labels'
  | 'ending'
  | 'axe'
  | 'Equal Access';

/**
 * A window of 1280 pixels is 640 wide for the page at 200% zoom, and 320 at 400%. Two are phones in landscape. From 701 to
 * 959 pixels, the first width above a phone's and the last below a desktop's, drawings of screens have the least room. The
 * others are phones, tablets, desktops, and the narrowest widths of two more layouts: 960 and 1240. Articles share a few
 * layout rules, so that two windows suffice for their text boxes.
 */
const windows: { width: number; height: number; checks: Check[] }[] = [
  { width: 320, height: 900, checks: ['lost text'] },
  { width: 360, height: 780, checks: ['lost text', 'heroes', 'text boxes'] },
  {
    width: 390,
    height: 844,
    checks: ['lost text', 'heroes', 'text boxes', 'article text boxes', 'labels', 'ending', 'axe'],
  },
  { width: 600, height: 900, checks: ['heroes'] },
  { width: 640, height: 900, checks: ['lost text'] },
  { width: 667, height: 375, checks: ['title'] },
  { width: 701, height: 900, checks: ['lost text', 'small text'] },
  { width: 768, height: 1180, checks: ['small text'] },
  { width: 820, height: 1180, checks: ['lost text', 'heroes', 'text boxes', 'small text'] },
  { width: 844, height: 390, checks: ['title'] },
  { width: 959, height: 1180, checks: ['small text'] },
  { width: 960, height: 900, checks: ['lost text', 'heroes'] },
  { width: 1024, height: 768, checks: ['heroes'] },
  { width: 1100, height: 900, checks: ['lost text'] },
  { width: 1240, height: 900, checks: ['lost text', 'heroes'] },
  {
    width: 1440,
    height: 900,
    checks: ['lost text', 'heroes', 'text boxes', 'article text boxes', 'labels', 'axe', 'Equal Access'],
  },
  { width: 1920, height: 1080, checks: ['lost text', 'heroes', 'text boxes'] },
  { width: 2560, height: 1440, checks: ['heroes'] },
];

export const windowCount = windows.length;

async function axeProblems(page: Page): Promise<string[]> {
  const violations = await axeViolations(page, { runOnly: { type: 'tag', values: axeTags } });
  return violations.map(({ id, html }) => `${id}: ${html[0]?.slice(0, 120)}`);
}

/** The levels of the page's headings, if they skip one or have not exactly one main heading. */
async function headingProblems(page: Page): Promise<string[]> {
  const levels = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
  const skipsLevel = levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  const hasOneMain = levels.filter((level) => level === 1).length === 1;
  return skipsLevel || !hasOneMain ? [`headings ${levels.join(' ')}`] : [];
}

/** A function that finds problems in the page, and the words that a report puts before each of them. */
type Finder = [heading: string, find: () => string[]];

/** The functions by which checks find problems in the page; text-checks.spec.ts tests each of them. */
function findersOf(checks: Check[], { isArticle }: { isArticle: boolean }): Finder[] {
  const has = (check: Check) => checks.includes(check);
  const hasTextBoxes = has(isArticle ? 'article text boxes' : 'text boxes');
  const finders: [boolean, ...Finder][] = [
    [has('lost text'), 'text is cut off', lostText],
    [has('title'), 'the title is not on the first screen', hiddenTitle],
    [hasTextBoxes, 'text overlaps other text', overlappingTexts],
    [hasTextBoxes, 'text leaves its box', escapedTexts],
    [has('small text'), 'text is too small', smallTexts],
    [has('small text'), 'a line is cut in two', cutTexts],
    [isSample && isArticle && has('labels'), 'a bar runs through a label', struckLabels],
    [isSample && has('ending'), 'the ending is too tall', tooTallEnding],
    [has('heroes'), 'text of the hero is covered', coveredTexts],
  ];
  return finders.flatMap(([isWanted, ...finder]) => (isWanted ? [finder] : []));
}

/**
 * The problems that the checks of each window find on the current page, to which Equal Access must have been added.
 * Collects exceptions of that engine as `equalAccessFailures` does.
 */
export async function problemsAtWidths(
  page: Page,
  resize: ResizeWindow,
  { path, article }: SitePage,
  usedExceptions: Set<string>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { width, height, checks } of windows) {
    await resize({ width, height });
    const finders = findersOf(checks, { isArticle: article !== undefined });
    const hasHero = checks.includes('heroes');
    // One call runs all functions, since the calls themselves take most of the time.
    const calls = [...finders.map(([, find]) => find), ...(hasHero ? [heroBoxes] : [])].map(
      (run) => `(${String(run)})()`,
    );
    const results = await page.evaluate<(string[] | HeroBoxes)[]>(`[${calls.join()}]`);
    const hero = hasHero ? (results.pop() as HeroBoxes) : undefined;
    const found = finders.flatMap(([heading], index) =>
      (results[index] as string[]).map((problem) => `${heading}: ${problem}`),
    );
    if (hero && isSample) found.push(...(await coveredSubjects(hero)));
    if (checks.includes('axe')) found.push(...(await axeProblems(page)), ...(await headingProblems(page)));
    if (checks.includes('Equal Access')) found.push(...(await equalAccessFailures(page, path, usedExceptions)));
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  return problems;
}

/** The text that is cut off with custom letter, word, line and paragraph spacing (WCAG 1.4.12). */
export async function spacingProblems(page: Page, resize: ResizeWindow): Promise<string[]> {
  await adoptStyle(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  );
  const lost: string[] = [];
  for (const width of [1440, 820, 390]) {
    await resize({ width, height: 900 });
    lost.push(...(await page.evaluate(lostText)).map((problem) => `${width} px with spacing: ${problem}`));
  }
  await dropStyle(page);
  return lost;
}
