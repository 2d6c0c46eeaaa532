import type { Page } from '@playwright/test';

/** Waits until an interactive page is completely laid out, at any width it is checked at next. */
export const laidOut = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-parts] > *')].every(
      ({ style }) => style.contentVisibility === 'visible',
    ),
  ));
