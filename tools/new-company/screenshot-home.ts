import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../../art/open-browser.ts';

/** Takes a screenshot of the home page built into `dist`, for the README. */
export async function screenshotHome(dist: string, file: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 750 }, reducedMotion: 'reduce' });
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const path = join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
    });
    await page.goto('http://localhost/', { waitUntil: 'networkidle' });
    await page.screenshot({ path: file, type: 'jpeg', quality: 80 });
  } finally {
    await browser.close();
  }
}
