import { expect, test } from '@playwright/test';
import { coveredTexts } from './covered-texts.ts';
import { cutTexts } from './cut-texts.ts';
import { escapedTexts } from './escaped-texts.ts';
import { hiddenTitle } from './hidden-title.ts';
import { lostText } from './lost-text.ts';
import { overlappingTexts } from './overlapping-texts.ts';
import { smallTexts } from './small-texts.ts';
import { struckLabels } from './struck-labels.ts';
import { tooTallEnding } from './too-tall-ending.ts';

// Other journeys expect that these functions find nothing on the site. Here, each must find its problem, and only there.
const checks: { name: string; check: () => string[]; problem: string; finding: RegExp; correct: string }[] = [
  {
    name: 'text that a frame cuts off',
    check: lostText,
    problem: '<div style="width: 60px; overflow: hidden"><p style="width: 400px">Words beyond a frame</p></div>',
    finding: /^“Words beyond a frame” cut by DIV/,
    correct: '<div style="width: 400px; overflow: hidden"><p>Words within a frame</p></div>',
  },
  {
    name: 'a page that is wider than the window',
    check: lostText,
    problem: '<div style="width: 2000px; height: 9px"></div>',
    finding: /^\d+ px over the edge$/,
    correct: '<div style="width: 200px; height: 9px"></div>',
  },
  {
    name: 'a line that a frame shows only partly',
    check: cutTexts,
    problem: '<p style="width: 100px; overflow: hidden; white-space: nowrap">Words that are cut in two by a frame</p>',
    finding: /^“Words that are cut.*” cut, \d+ px by p\./,
    correct: '<p style="overflow: hidden">Words within a frame</p>',
  },
  {
    name: 'text that runs out of its painted box',
    check: escapedTexts,
    problem: '<p style="width: 40px; background: rgb(1 2 3); white-space: nowrap">Words beyond a bar</p>',
    finding: /^“Words beyond a bar” leaves its box$/,
    correct: '<p style="width: 400px; background: rgb(1 2 3)">Words within a bar</p>',
  },
  {
    name: 'text that overlaps other text',
    check: overlappingTexts,
    problem: '<p style="height: 20px">One text</p><p style="margin-top: -20px; height: 20px">Another text</p>',
    finding: /^“(One text|Another text)” and “(One text|Another text)”$/,
    correct: '<p>One text</p><p>Another text</p>',
  },
  {
    name: 'text of a hero below another element',
    check: coveredTexts,
    problem:
      '<main><section><p>Words below a plate</p><div style="position: relative; margin-top: -40px; height: 60px; background: rgb(1 2 3)"></div></section></main>',
    finding: /^“Words below a plate” is covered by div/,
    correct:
      '<main><section><p>Words above a plate</p><div style="height: 60px; background: rgb(1 2 3)"></div></section></main>',
  },
  {
    name: 'text that is smaller than 9 px',
    check: smallTexts,
    problem: '<p style="font-size: 16px; transform: scale(0.5)">Small words</p>',
    finding: /^“Small words” at 8\.0 px$/,
    correct: '<p style="font-size: 9px">Words of 9 px</p>',
  },
  {
    name: 'a label that the end of a bar runs through',
    check: struckLabels,
    problem: figureWithBar(60),
    finding: /^“Hours a week” and <rect/,
    correct: figureWithBar(10),
  },
  {
    name: 'a title below the first screen',
    check: hiddenTitle,
    problem: '<main><h1 style="margin-top: 2000px">Far below</h1></main>',
    finding: /^“Far below” from \d+ px$/,
    correct: '<main><h1>At the top</h1></main>',
  },
  {
    name: 'a title that something covers',
    check: hiddenTitle,
    problem: '<main><h1>Below a plate</h1></main><div style="position: fixed; inset: 0; background: gray"></div>',
    finding: /^“Below a plate” from \d+ px$/,
    correct: '<main><h1>Before a plate</h1></main><div style="background: gray">Words</div>',
  },
  {
    name: 'an ending that is taller than the window',
    check: tooTallEnding,
    problem: '<main></main><footer style="height: 3000px"></footer>',
    finding: /^closing banner and footer are \d+ px high$/,
    correct: '<main></main><footer style="height: 300px"></footer>',
  },
];

/** A figure whose label begins at 20 of 400 units, over or beside a bar of the given width. */
function figureWithBar(width: number): string {
  const bar = `<rect x="0" y="20" width="${width}" height="40" fill="gray"/>`;
  const label = '<text x="20" y="48" font-size="24">Hours a week</text>';
  return `<figure><svg width="400" height="80" viewBox="0 0 400 80">${bar}${label}</svg></figure>`;
}

for (const { name, check, problem, finding, correct } of checks) {
  test(`${name} is found, and its correct counterpart is not reported`, async ({ page }) => {
    const findingsIn = async (body: string) => {
      await page.setContent(`<!doctype html><style>p { margin: 0; font: 16px sans-serif; }</style>${body}`);
      return page.evaluate(check);
    };
    expect(await findingsIn(problem)).toEqual([expect.stringMatching(finding)]);
    expect(await findingsIn(correct)).toEqual([]);
  });
}
