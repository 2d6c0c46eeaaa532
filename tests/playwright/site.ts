import { test as base } from '@playwright/test';
import { startSite, type RunningSite, type StoredEnquiry } from './running-site.ts';

interface TestFixtures {
  /** Allows lines of the console and errors of the page that match: any other fails the test. */
  allowConsole: (line: RegExp) => void;
  /** Lists the latest 50 enquiries that the server has stored, newest first. */
  enquiries: () => Promise<StoredEnquiry[]>;
  /** Waits until the page is interactive. */
  ready: () => Promise<void>;
}

interface WorkerFixtures {
  site: RunningSite;
}

export { expect } from '@playwright/test';

/** Playwright's test with the built site behind `page.goto('/')`. */
export const test = base.extend<TestFixtures & { allowedLines: RegExp[] }, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  enquiries: async ({ site }, use) => use(site.enquiries),
  allowedLines: async ({}, use) => use([]),
  allowConsole: async ({ allowedLines }, use) => use((line) => void allowedLines.push(line)),
  page: async ({ page, allowedLines }, use) => {
    const unexpected: string[] = [];
    const checkLine = (line: string) => {
      if (!allowedLines.some((pattern) => pattern.test(line))) unexpected.push(line);
    };
    page.on('console', (message) => checkLine(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => checkLine(String(error)));
    await use(page);
    base.expect(unexpected, 'the console stays silent').toEqual([]);
  },
  ready: async ({ page }, use) => use(() => page.locator('html[data-ready]').waitFor()),
});
