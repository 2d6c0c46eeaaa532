import type { Page } from '@playwright/test';
import { titleOf } from './site-content.ts';
import type { StoredEnquiry } from './running-site.ts';
import { test } from './site.ts';

/**
 * Ways in which a visitor arrives at a page, by the words at the end of a test's title. The site must be the same in
 * each.
 */
export const arrivals = {
  plain: 'reached by its plain address',
  hash: 'reached by its hash address',
  step: 'reached by a step',
  'no script': 'without a script',
} as const;

type Arrival = keyof typeof arrivals;

export const allArrivals = Object.keys(arrivals) as Arrival[];

/** Arrivals in which the site's script runs. */
export const scripted: Arrival[] = ['plain', 'hash', 'step'];

interface ArrivalTest {
  page: Page;
  /** Opens the page at a path, and waits until it is interactive. */
  arrive: (path: string) => Promise<void>;
  how: Arrival;
  expectConsole: (line: RegExp) => void;
  enquiries: () => Promise<StoredEnquiry[]>;
}

const plain = (path: string) => (path === '/' ? path : `${path}/`);

async function go(page: Page, path: string, how: Arrival) {
  if (how === 'plain' || how === 'no script') await page.goto(plain(path));
  // Another address first, so that this is always a new arrival.
  if (how === 'hash') {
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
  }
  if (how === 'step') {
    if (!page.url().includes('/#/')) await page.goto(path === '/privacy-policy' ? '/why-us/' : '/privacy-policy/');
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate((hash) => void (location.hash = hash), path);
  }
  if (how !== 'no script') await page.locator('html[data-ready]').waitFor();
  // The navigation is finished when the title is the page's own.
  await page.waitForFunction((title) => document.title === title, titleOf(path));
}

/** One test for each way to arrive at a page. */
export function inEachArrival(
  title: string,
  check: (given: ArrivalTest) => Promise<void>,
  ways: Arrival[] = allArrivals,
) {
  for (const how of ways) {
    test.describe(() => {
      test.use({ javaScriptEnabled: how !== 'no script' });

      test(`${title}, ${arrivals[how]}`, ({ page, expectConsole, enquiries }) =>
        check({ page, how, expectConsole, enquiries, arrive: (path) => go(page, path, how) }));
    });
  }
}
