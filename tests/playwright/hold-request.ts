import type { Page } from '@playwright/test';

/**
 * Holds every request for `url` until the returned function is called. Held and later requests then continue, to an earlier
 * route or to the server, or fail.
 */
export async function holdRequest(
  page: Page,
  url: string,
  then: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await (then === 'abort' ? route.abort() : route.fallback());
  });
  return resolve;
}
