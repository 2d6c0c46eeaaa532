import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSteps } from './check-steps.ts';
import { ensureChromium } from './find-chromium.ts';
import { projectRoot, runSteps } from './run-step.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const report = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot, '.cache', file), 'utf8'));

/** Everything: what `npm run check` does, then the journeys in a browser. */
async function test(): Promise<boolean> {
  if (!(await runSteps(checkSteps))) return false;
  console.log(`Chromium: ${ensureChromium()}`);
  const journeys = { name: 'journeys in a browser', script: 'node_modules/@playwright/test/cli.js', args: ['test'] };
  const well = await runSteps([journeys]);
  const unit = report('vitest.json') as VitestReport;
  const { stats } = report('playwright.json') as PlaywrightReport;
  const failed = unit.numFailedTests + stats.unexpected + stats.flaky;
  console.log(`${unit.numPassedTests + stats.expected} passed, ${failed} failed, ${stats.skipped} skipped`);
  return well && failed === 0;
}

process.exitCode = (await test()) ? 0 : 1;
