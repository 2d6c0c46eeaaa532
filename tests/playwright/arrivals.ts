import type { Page } from '@playwright/test';
import { titleOf } from './content.ts';
import type { StoredEnquiry } from './running-site.ts';
import { test } from './site.ts';

/** How a visitor comes to a page, by the words that a test's title ends with. Each is the same site. */
export const arrivals = {
  plain: 'reached by its plain address',
  hash: 'reached by its hash address',
  step: 'reached by a step',
  'no script': 'without a script',
} as const;

export type Arrival = keyof typeof arrivals;

export const allArrivals = Object.keys(arrivals) as Arrival[];

/** Arrivals in which the site's script runs. */
export const scripted: Arrival[] = ['plain', 'hash', 'step'];

interface Visit {
  page: Page;
  /** Comes to the page at a path, and waits until it answers. */
  arrive: (path: string) => Promise<void>;
  how: Arrival;
  expectConsole: (line: RegExp) => void;
  enquiries: () => Promise<StoredEnquiry[]>;
}

const plain = (path: string) => (path === '/' ? path : `${path}/`);

async function go(page: Page, path: string, how: Arrival) {
  if (how === 'plain' || how === 'no script') await page.goto(plain(path));
  // Another address first, so that each time it is an arrival.
  if (how === 'hash') {
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
  }
  if (how === 'step') {
    if (!page.url().includes('/#/')) await page.goto(path === '/privacy-policy' ? '/team/' : '/privacy-policy/');
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate((hash) => void (location.hash = hash), path);
  }
  if (how !== 'no script') await page.locator('html[data-ready]').waitFor();
  // A step has been taken when the title is the page's own.
  await page.waitForFunction((title) => document.title === title, titleOf(path));
}

/** One test for each way to come to a page. */
export function inEachArrival(title: string, check: (visit: Visit) => Promise<void>, ways: Arrival[] = allArrivals) {
  for (const how of ways) {
    test.describe(() => {
      test.use({ javaScriptEnabled: how !== 'no script' });

      test(`${title}, ${arrivals[how]}`, ({ page, expectConsole, enquiries }) =>
        check({ page, how, expectConsole, enquiries, arrive: (path) => go(page, path, how) }));
    });
  }
}
