import type { Page } from '@playwright/test';

/** Serves the page at a path as if a newer release had been deployed since the current page was loaded. */
export const serveNewerRelease = (page: Page, path: string) =>
  page.route(`**${path}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-release="[^"]*"/, 'data-release="a-newer-one"');
    await route.fulfill({ response, body });
  });
