import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaywrightRun, VitestRun } from './acceptance/outcomes.ts';

/** Vitest's JSON report. */
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
  return {
    passed: sum('numPassedTests') + stats.expected,
    failed: sum('numFailedTests') + stats.unexpected,
    flaky: stats.flaky,
    skipped: sum('numPendingTests') + stats.skipped,
  };
}

interface JourneyErrors {
  /** `file:line title` */
  name: string;
  /** The error messages of all attempts. */
  messages: string[];
}

/** The journeys whose attempts ended with `status`, with their error messages. */
export function journeysWith(status: 'flaky' | 'unexpected', { suites }: PlaywrightReport): JourneyErrors[] {
  return suites.flatMap((suite) => journeysIn(suite, status));
}

function journeysIn({ specs, suites = [] }: PlaywrightSuite, status: string): JourneyErrors[] {
  const journeys = specs.flatMap(({ file, line, title, tests }) => {
    const matching = tests.filter((test) => test.status === status);
    const messages = matching.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
    return matching.length > 0 ? [{ name: `${file}:${line} ${title}`, messages }] : [];
  });
  return [...journeys, ...suites.flatMap((suite) => journeysIn(suite, status))];
}
