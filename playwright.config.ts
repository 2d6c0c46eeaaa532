import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isSample } from './tools/content-folder.ts';
import { findChromium } from './art/find-chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  testIgnore: isSample ? [] : ['sample/**', 'acceptance/**'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One worker per core: with 1.5 times as many, 62 tests took 100 s instead of 87 s on two cores.
  workers: availableParallelism(),
  // On a busy machine, a test may fail without a bug. tools/test.ts names the tests that passed only on the second try.
  retries: 1,
  timeout: 120_000,
  // A busy machine may take tens of seconds.
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Tracing costs a fifth of the time: only the retry of a failed test is traced.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium's sandbox does not start as root, as in containers; the pages are the project's own.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Otherwise, each context starts one process for its empty page and another for the site: 5% of all processor time.
        '--renderer-process-limit=1',
      ],
    },
  },
});
