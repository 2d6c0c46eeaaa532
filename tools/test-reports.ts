import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import type { PlaywrightRun, VitestRun } from './acceptance/outcomes.ts';

/** Vitest's JSON report. */
interface VitestReport extends VitestRun {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: VitestFile[];
}

interface VitestFile {
  /** The file's absolute path. */
  name: string;
  assertionResults: {
    ancestorTitles: string[];
    title: string;
    status: string;
    /** The errors of all attempts: a passed test with an error passed on a retry. */
    failureMessages: string[];
  }[];
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

/** Playwright's JSON report. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** The reports of a whole run of `npm test`. */
export interface TestReports {
  units: VitestReport[];
  journeys: PlaywrightReport;
}

const unitReports = ['vitest.json', 'faults.json', 'engines.json'];
const journeyReport = 'playwright.json';

/** Deletes the reports of an earlier run: a runner that fails to start writes none. */
export function deleteReports(folder: string): void {
  for (const file of [...unitReports, journeyReport]) rmSync(join(folder, file), { force: true });
}

/** The reports in `folder`, or the names of the reports that their runners did not write. */
export function readReports(folder: string): TestReports | { missing: string[] } {
  const missing = [...unitReports, journeyReport].filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) return { missing };
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return {
    units: unitReports.map((file) => read(file) as VitestReport),
    journeys: read(journeyReport) as PlaywrightReport,
  };
}

interface TestCounts {
  passed: number;
  failed: number;
  flaky: number;
  skipped: number;
}

export function countTests({ units, journeys: { stats } }: TestReports): TestCounts {
  const sum = (count: keyof Omit<VitestReport, 'testResults'>) =>
    units.reduce((total, report) => total + report[count], 0);
  const flakyUnits = unitsPassedOnRetry(units).length;
  return {
    passed: sum('numPassedTests') - flakyUnits + stats.expected,
    failed: sum('numFailedTests') + stats.unexpected,
    flaky: flakyUnits + stats.flaky,
    skipped: sum('numPendingTests') + stats.skipped,
  };
}

interface TestErrors {
  /** `file:line title` of a journey; the file, the names of the test's blocks and its title of another test. */
  name: string;
  /** The error messages of all attempts. */
  messages: string[];
}

/** The tests that failed, then passed, with the error messages of their failed attempts. */
export function flakyTests({ units, journeys }: TestReports): TestErrors[] {
  return [...unitsPassedOnRetry(units), ...journeysWith('flaky', journeys)];
}

function unitsPassedOnRetry(reports: VitestReport[]): TestErrors[] {
  return reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ ancestorTitles, title, failureMessages }) => ({
          name: [relative(projectRoot, name), ...ancestorTitles, title].join(' › '),
          messages: failureMessages,
        })),
    ),
  );
}

/** The journeys whose attempts ended with `status`, with their error messages. */
export function journeysWith(status: 'flaky' | 'unexpected', { suites }: PlaywrightReport): TestErrors[] {
  return suites.flatMap((suite) => journeysIn(suite, status));
}

function journeysIn({ specs, suites = [] }: PlaywrightSuite, status: string): TestErrors[] {
  const journeys = specs.flatMap(({ file, line, title, tests }) => {
    const matching = tests.filter((test) => test.status === status);
    const messages = matching.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
    return matching.length > 0 ? [{ name: `${file}:${line} ${title}`, messages }] : [];
  });
  return [...journeys, ...suites.flatMap((suite) => journeysIn(suite, status))];
}
