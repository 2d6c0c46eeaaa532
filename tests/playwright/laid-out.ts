import type { Page } from '@playwright/test';

/** Waits until nothing of a page that answers is left out of its layout, at whatever width it is looked at next. */
export const laidOut = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-parts] > *')].every(
      ({ style }) => style.contentVisibility === 'visible',
    ),
  ));
