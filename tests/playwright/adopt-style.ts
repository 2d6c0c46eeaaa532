import type { Page } from '@playwright/test';

/** Adds rules to a page until it is closed. A `<style>` element would be refused by its Content-Security-Policy. */
export const adoptStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** Removes the rules that were added last. */
export const dropStyle = (page: Page): Promise<void> => page.evaluate(() => void document.adoptedStyleSheets.pop());
