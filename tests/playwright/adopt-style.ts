import type { Page } from '@playwright/test';

/** Adds rules to a page until it is closed; not by an element, which its Content-Security-Policy refuses. */
export const adoptStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** Takes back the rules that were added last. */
export const dropStyle = (page: Page): Promise<void> => page.evaluate(() => void document.adoptedStyleSheets.pop());
