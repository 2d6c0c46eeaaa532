import type { Page } from '@playwright/test';

/** Waits until an interactive page is completely laid out, so that it can be checked at any width. */
export const waitForLayout = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-deferred-layout] > *')].every(
      ({ style }) => style.contentVisibility === 'visible',
    ),
  ));
