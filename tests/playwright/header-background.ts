import type { Page } from '@playwright/test';

/** The color behind the header's links, as the browser computes it: `rgba(0, 0, 0, 0)` is transparent. */
export const headerBackground = (page: Page) =>
  page.locator('body > header').evaluate((header) => getComputedStyle(header).backgroundColor);
