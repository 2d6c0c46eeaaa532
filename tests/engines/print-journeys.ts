import { expect } from 'vitest';
import { articlePath } from '../playwright/article-with-most-sections.ts';
import { countPages } from './count-pages.ts';
import type { Visit } from './visit.ts';

/** Journeys that print. They run last, since an engine may change the layout of the window to print it. */
export function describePrinting({ test, engine }: Visit) {
  test('the print style sheet overrides the styles of the screen, however a page was reached', async ({
    visitor,
    onDesktop,
  }) => {
    await onDesktop();
    const expectedStyles = { header: 'static', footer: 'absolute', heroPictures: 0, fixed: 0, buttons: 0 };
    const seesPrintStyles = async () => {
      await visitor.seesValue(() => document.documentElement.dataset['path'], articlePath);
      await visitor.seesValue(printStyles, expectedStyles);
    };
    await visitor.arrive(`${articlePath}/`);
    await seesPrintStyles();
    await visitor.arrive(`/#${articlePath}`);
    await seesPrintStyles();
    await visitor.arrive('/privacy-policy/');
    await visitor.driver.evaluate((hash) => void (location.hash = hash), articlePath);
    await seesPrintStyles();
  });

  test('an article is printed in full, however it was reached', async ({ visitor, skip }) => {
    skip(engine.printSkipReason !== undefined, engine.printSkipReason);
    const printArticle = async () => {
      await visitor.seesValue(() => document.documentElement.dataset['path'], articlePath);
      return countPages(await visitor.driver.print());
    };
    await visitor.arrive(`/#${articlePath}`);
    const hashPageCount = await printArticle();
    await visitor.arrive('/privacy-policy/');
    await visitor.driver.evaluate((hash) => void (location.hash = hash), articlePath);
    const navigatedPageCount = await printArticle();
    await visitor.arrive(`${articlePath}/`);
    const wordCount = await visitor.driver.evaluate(
      () => document.querySelector('main')!.textContent.split(/\s+/).length,
    );
    const pageCount = await countPages(await visitor.driver.print());
    // More than 900 words do not fit on one page; more than one page per 100 words would be mostly blank.
    expect(pageCount).toBeGreaterThan(wordCount / 900);
    expect(pageCount).toBeLessThanOrEqual(Math.ceil(wordCount / 100));
    expect([hashPageCount, navigatedPageCount]).toEqual([pageCount, pageCount]);
  });
}

/**
 * Applies the print styles to the screen, since not every engine can emulate printing, and returns what they do to the
 * page; undefined until the print style sheet has loaded. Runs in the page.
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
    heroPictures: visible('article > header img').length,
    fixed: visible('body *').filter((element) => getComputedStyle(element).position === 'fixed').length,
    buttons: visible('button').length,
  };
}
