import { expect } from 'vitest';
import { articlePath } from '../playwright/longest-article.ts';
import { printedPages } from './printed-pages.ts';
import type { Visit } from './visit.ts';

/** Printing; last, since an engine may relayout the window for it. */
export function describePaper({ test, engine }: Visit) {
  test('the style sheet of paper overrides those of the screen, also from a hash address and after a navigation', async ({
    visitor,
    onDesk,
  }) => {
    await onDesk();
    const paper = { header: 'static', footer: 'absolute', openings: 0, fixed: 0, buttons: 0 };
    const seesPaper = async () => {
      await visitor.sees(() => document.documentElement.dataset['path'], articlePath);
      await visitor.sees(stylesOfPaper, paper);
    };
    await visitor.arrive(`${articlePath}/`);
    await seesPaper();
    await visitor.arrive(`/#${articlePath}`);
    await seesPaper();
    await visitor.arrive('/privacy-policy/');
    await visitor.driver.evaluate((hash) => void (location.hash = hash), articlePath);
    await seesPaper();
  });

  test('an article is printed in full, and the same from its hash address and after a navigation', async ({
    visitor,
    skip,
  }) => {
    skip(engine.whyNoPrint !== undefined, engine.whyNoPrint);
    const printed = async () => {
      await visitor.sees(() => document.documentElement.dataset['path'], articlePath);
      return printedPages(await visitor.driver.print());
    };
    await visitor.arrive(`/#${articlePath}`);
    const fromHash = await printed();
    await visitor.arrive('/privacy-policy/');
    await visitor.driver.evaluate((hash) => void (location.hash = hash), articlePath);
    const afterStep = await printed();
    await visitor.arrive(`${articlePath}/`);
    const wordCount = await visitor.driver.evaluate(
      () => document.querySelector('main')!.textContent.split(/\s+/).length,
    );
    const sheets = await printedPages(await visitor.driver.print());
    // More than 900 words do not fit on one page; more than one page per 100 words would be mostly blank.
    expect(sheets).toBeGreaterThan(wordCount / 900);
    expect(sheets).toBeLessThanOrEqual(Math.ceil(wordCount / 100));
    expect([fromHash, afterStep]).toEqual([sheets, sheets]);
  });
}

// Runs in the page.

/**
 * How a page looks when what is for paper applies to the screen, since not every engine can be told to print; undefined
 * until the sheet has come.
 */
function stylesOfPaper() {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]:is([media^=print], [data-paper])');
  if (!link?.sheet) return undefined;
  const applyTo = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      if (rule instanceof CSSGroupingRule) applyTo(rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) applyTo(sheet.cssRules);
  link.dataset['paper'] = '';
  link.media = 'all';
  const styleOf = (css: string) => getComputedStyle(document.querySelector(css)!);
  const shown = (css: string) => [...document.querySelectorAll(css)].filter((element) => element.checkVisibility());
  return {
    header: styleOf('body > header').position,
    footer: styleOf('footer').position,
    openings: shown('article > header img').length,
    fixed: shown('body *').filter((element) => getComputedStyle(element).position === 'fixed').length,
    buttons: shown('button').length,
  };
}
