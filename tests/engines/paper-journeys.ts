import { expect } from 'vitest';
import { articlePath } from '../playwright/longest-article.ts';
import { printedPages } from './printed-pages.ts';
import type { Visit } from './visit.ts';

/** Journeys that print. They run last, since an engine may lay the window out anew for printing. */
export function describePrinting({ test, engine }: Visit) {
  test('the print style sheet overrides those of the screen, also from a hash address and after a navigation', async ({
    visitor,
    onDesk,
  }) => {
    await onDesk();
    const expectedStyles = { header: 'static', footer: 'absolute', openings: 0, fixed: 0, buttons: 0 };
    const seesPrintStyles = async () => {
      await visitor.sees(() => document.documentElement.dataset['path'], articlePath);
      await visitor.sees(printStyles, expectedStyles);
    };
    await visitor.arrive(`${articlePath}/`);
    await seesPrintStyles();
    await visitor.arrive(`/#${articlePath}`);
    await seesPrintStyles();
    await visitor.arrive('/privacy-policy/');
    await visitor.driver.evaluate((hash) => void (location.hash = hash), articlePath);
    await seesPrintStyles();
  });

  test('an article is printed in full, and the same from its hash address and after a navigation', async ({
    visitor,
    skip,
  }) => {
    skip(engine.whyNoPrint !== undefined, engine.whyNoPrint);
    const printArticle = async () => {
      await visitor.sees(() => document.documentElement.dataset['path'], articlePath);
      return printedPages(await visitor.driver.print());
    };
    await visitor.arrive(`/#${articlePath}`);
    const fromHash = await printArticle();
    await visitor.arrive('/privacy-policy/');
    await visitor.driver.evaluate((hash) => void (location.hash = hash), articlePath);
    const afterStep = await printArticle();
    await visitor.arrive(`${articlePath}/`);
    const wordCount = await visitor.driver.evaluate(
      () => document.querySelector('main')!.textContent.split(/\s+/).length,
    );
    const pageCount = await printedPages(await visitor.driver.print());
    // More than 900 words do not fit on one page; more than one page per 100 words would be mostly blank.
    expect(pageCount).toBeGreaterThan(wordCount / 900);
    expect(pageCount).toBeLessThanOrEqual(Math.ceil(wordCount / 100));
    expect([fromHash, afterStep]).toEqual([pageCount, pageCount]);
  });
}

// Runs in the page.

/**
 * Applies the print styles to the screen, since not every engine can emulate printing, and returns what they do to the
 * page; undefined until the print style sheet has loaded.
 */
function printStyles() {
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
  const visible = (css: string) => [...document.querySelectorAll(css)].filter((element) => element.checkVisibility());
  return {
    header: styleOf('body > header').position,
    footer: styleOf('footer').position,
    openings: visible('article > header img').length,
    fixed: visible('body *').filter((element) => getComputedStyle(element).position === 'fixed').length,
    buttons: visible('button').length,
  };
}
