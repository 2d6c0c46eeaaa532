import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../playwright/site.ts';
import { siteFolder } from '../site/built-site.ts';

/** Serves /why-us/ as if a receiver of page metrics were configured, with the script at `address`. */
const serveWithMetrics = (page: Page, address: string) =>
  page.route('**/why-us/', async (route) => {
    const response = await route.fetch();
    const attributes = `data-metrics-script="${address}" data-metrics-receiver="/metrics-receiver"`;
    await route.fulfill({ response, body: (await response.text()).replace('<html ', `<html ${attributes} `) });
  });

test('page metrics are measured only if a receiver is configured', async ({ page, ready }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/why-us/');
  await ready();
  await page.waitForLoadState('networkidle');
  expect(requestedPaths.filter((path) => path.includes('metrics'))).toEqual([]);

  const [file] = globSync('assets/report-page-metrics-*.js', { cwd: siteFolder });
  await serveWithMetrics(page, `/${file}`);
  await page.route('**/metrics-receiver', (route) => route.fulfill({ status: 204 }));
  const received = page.waitForRequest(/metrics-receiver/);
  await page.goto('/why-us/');
  await ready();
  await page.mouse.click(5, 5);
  const report = (await received).postDataJSON() as Record<string, unknown>;
  expect(report).toEqual({
    name: expect.stringMatching(/^(CLS|FCP|INP|LCP|TTFB)$/),
    value: expect.any(Number),
    rating: expect.any(String),
    page: '/why-us',
    id: expect.any(String),
  });
});

test('page metrics are skipped without a console message if their script fails to load', async ({
  page,
  ready,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await serveWithMetrics(page, '/assets/lost.js');
  await page.route('**/assets/lost.js', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/assets/lost.js'));
  await page.goto('/why-us/');
  await ready();
  await lost;
  // An unhandled rejection would be reported only after the task in which it occurred.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
});
