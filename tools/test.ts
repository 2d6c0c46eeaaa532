import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { whyNoPostgres } from '#server/testing/start-postgres.ts';
import { judgeClaims, readClaims } from './acceptance/claims.ts';
import { outcomesOf, type PlaywrightRun, type VitestRun } from './acceptance/outcomes.ts';
import { reportAcceptance } from './acceptance/report-acceptance.ts';
import { thoroughLanes } from './check-steps.ts';
import { engineStep } from './engine-step.ts';
import { ensureChromium } from './find-chromium.ts';
import { failureMessage, runLanes, runStep } from './run-step.ts';
import { reportExcludedTests } from './report-excluded-tests.ts';

interface VitestReport extends VitestRun {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

type Suite = PlaywrightRun['suites'][number];

interface PlaywrightSuite extends Suite {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
}

interface FailedJourney {
  name: string;
  messages: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const unitReports = ['vitest.json', 'faults.json', 'engines.json'];

/** Documents whose tables name the tests that prove their claims. */
const documents = ['docs/security.md', 'docs/accessibility.md'];

const text = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const report = (file: string): unknown => JSON.parse(text(join('.cache', file)));

/** Rounds of the randomized fault scenarios: `npm run faults` plays twenty, and more on request. */
process.env['FAULT_ROUNDS'] ??= '3';

/** Everything: `npm run check` with the slow tests too, the faults, the journeys, then some journeys in each engine. */
async function test(): Promise<boolean> {
  if (!hasWhatItNeeds()) return false;
  for (const file of [...unitReports, 'playwright.json']) rmSync(join(projectRoot, '.cache', file), { force: true });
  reportExcludedTests();
  if (!(await runLanes(thoroughLanes))) return false;
  const journeys = { name: 'journeys in a browser', script: 'node_modules/@playwright/test/cli.js', args: ['test'] };
  const journeysWell = await runStep(journeys);
  const enginesWell = await runStep(engineStep);
  const units = unitReports.map((file) => report(file) as VitestReport);
  const { stats, suites } = report('playwright.json') as PlaywrightReport;
  const failed = sum(units, 'numFailedTests') + stats.unexpected;
  const passed = sum(units, 'numPassedTests') + stats.expected;
  const skipped = sum(units, 'numPendingTests') + stats.skipped;
  for (const { name } of suites.flatMap((suite) => journeysThat('flaky', suite))) {
    console.log(`Passed only on the second try, a fault to fix: ${name}`);
  }
  console.log(`${passed} passed, ${failed} failed, ${stats.flaky} flaky, ${skipped} skipped`);
  const outcomes = outcomesOf(projectRoot, units, { suites });
  const claims = judgeClaims(
    documents.flatMap((file) => readClaims(text(file))),
    outcomes,
  );
  for (const line of claims.skipped) console.log(line);
  for (const problem of claims.problems) console.error(problem);
  const isProven = reportAcceptance(outcomes) && claims.problems.length === 0;
  // Repeated at the end: above they are among hundreds of lines, and of a long log often only the end is kept.
  for (const { name, messages } of suites.flatMap((suite) => journeysThat('unexpected', suite))) {
    console.error(`Failed: ${name}\n${messages.join('\n')}`);
  }
  if (!journeysWell) console.error(failureMessage(journeys));
  if (!enginesWell) console.error(failureMessage(engineStep));
  return journeysWell && enginesWell && isProven && failed === 0;
}

/** Reports at once what would fail minutes later. */
function hasWhatItNeeds(): boolean {
  const browser = ensureChromium(console.log);
  if ('path' in browser) console.log(`Chromium: ${browser.path}`);
  const database = process.env['TEST_DATABASE_URL'] ? undefined : whyNoPostgres();
  const problems = ['problem' in browser && browser.problem, database].filter(Boolean);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** The tests of a suite with that status, each by `file:line title`, with the messages of its attempts. */
function journeysThat(status: 'flaky' | 'unexpected', { specs, suites = [] }: PlaywrightSuite): FailedJourney[] {
  const own = specs.flatMap(({ file, line, title, tests }) => {
    const ended = tests.filter((test) => test.status === status);
    const messages = ended.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
    return ended.length > 0 ? [{ name: `${file}:${line} ${title}`, messages }] : [];
  });
  return [...own, ...suites.flatMap((suite) => journeysThat(status, suite))];
}

function sum(reports: VitestReport[], count: keyof Omit<VitestReport, 'testResults'>): number {
  return reports.reduce((total, report) => total + report[count], 0);
}

process.exitCode = (await test()) ? 0 : 1;
