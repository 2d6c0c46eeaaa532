import type { Page } from '@playwright/test';
import { titleOf } from './site-content.ts';
import type { StoredEnquiry } from './running-site.ts';
import { test } from './site.ts';

/** The ways in which a visitor may arrive at a page, each with its words at the end of a test's title. */
export const arrivals = {
  plain: 'reached by its plain address',
  hash: 'reached by its hash address',
  navigation: 'reached by client-side navigation',
  'no script': 'without a script',
} as const;

type Arrival = keyof typeof arrivals;

const allArrivals = Object.keys(arrivals) as Arrival[];

/** Arrivals in which the site's script runs. */
export const scriptedArrivals: Arrival[] = ['plain', 'hash', 'navigation'];

interface ArrivalFixtures {
  page: Page;
  /** Opens the page at a path, and waits until it is interactive. */
  arrive: (path: string) => Promise<void>;
  arrival: Arrival;
  allowConsole: (line: RegExp) => void;
  enquiries: () => Promise<StoredEnquiry[]>;
}

const plainAddress = (path: string) => (path === '/' ? path : `${path}/`);

async function arriveAt(page: Page, path: string, arrival: Arrival) {
  if (arrival === 'plain' || arrival === 'no script') await page.goto(plainAddress(path));
  // Opens another document first, so that the browser loads the page even if that page is already open.
  if (arrival === 'hash') {
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
  }
  if (arrival === 'navigation') {
    if (!page.url().includes('/#/')) await page.goto(path === '/privacy-policy' ? '/why-us/' : '/privacy-policy/');
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate((hash) => void (location.hash = hash), path);
  }
  if (arrival !== 'no script') await page.locator('html[data-ready]').waitFor();
  // The navigation is finished when the title is the page's own.
  await page.waitForFunction((title) => document.title === title, titleOf(path));
}

/** Defines one test for each of the given ways to arrive at a page: in each, the site must behave as the title says. */
export function testEachArrival(
  title: string,
  check: (fixtures: ArrivalFixtures) => Promise<void>,
  arrivalsToTest: Arrival[] = allArrivals,
) {
  for (const arrival of arrivalsToTest) {
    test.describe(() => {
      test.use({ javaScriptEnabled: arrival !== 'no script' });

      test(`${title}, ${arrivals[arrival]}`, ({ page, allowConsole, enquiries }) =>
        check({ page, arrival, allowConsole, enquiries, arrive: (path) => arriveAt(page, path, arrival) }));
    });
  }
}
