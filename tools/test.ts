import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { whyNoPostgres } from '#server/testing/start-postgres.ts';
import { judgeClaims, readClaims } from './acceptance/claims.ts';
import { outcomesOf, type Outcomes } from './acceptance/outcomes.ts';
import { reportAcceptance } from './acceptance/report-acceptance.ts';
import { thoroughLanes } from './check-steps.ts';
import { engineStep } from './engine-step.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { failureMessage, runLanes, runStep, type Step } from './run-step.ts';
import { missingPromisedPrograms } from './promised-programs.ts';
import { reportExcludedTests } from './report-excluded-tests.ts';
import { countTests, deleteReports, flakyTests, journeysWith, readReports, type TestReports } from './test-reports.ts';

const journeyStep: Step = {
  name: 'journeys in a browser',
  script: 'node_modules/@playwright/test/cli.js',
  args: ['test'],
};

const reportFolder = join(projectRoot, '.cache');

/** Documents whose tables name the tests that prove their claims. */
const documents = ['docs/security.md', 'docs/accessibility.md'];

// The randomized fault scenarios play three rounds here; `npm run test:faults` plays twenty, and more on request.
process.env['FAULT_ROUNDS'] ??= '3';

/** Runs all tests: `npm run check` with the slow tests too, the faults, the journeys, then some journeys in each engine. */
async function test(): Promise<boolean> {
  const problems = findMissingPrograms();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return false;
  deleteReports(reportFolder);
  reportExcludedTests();
  if (!(await runLanes(thoroughLanes))) return false;
  const failedSteps: Step[] = [];
  for (const step of [journeyStep, engineStep]) {
    if (!(await runStep(step))) failedSteps.push(step);
  }
  const reports = readReports(reportFolder);
  const isProven = 'missing' in reports ? reportMissing(reports.missing) : printResults(reports);
  for (const step of failedSteps) console.error(failureMessage(step));
  return failedSteps.length === 0 && isProven;
}

/** Finds or installs a browser, and looks for other programs. Returns problems that would make the run fail minutes later. */
function findMissingPrograms(): string[] {
  const browser = ensureChromium(console.log);
  if ('path' in browser) console.log(`Chromium: ${browser.path}`);
  const database = process.env['TEST_DATABASE_URL'] ? undefined : whyNoPostgres();
  const missing = ['problem' in browser ? browser.problem : undefined, database];
  return [...missing.filter((problem) => problem !== undefined), ...missingPromisedPrograms(process.env)];
}

function reportMissing(files: string[]): false {
  console.error(
    `The tests were not counted, because no runner wrote ${files.map((file) => `.cache/${file}`).join(', ')}`,
  );
  return false;
}

/** Prints the counts, what the run has proven, and the failed journeys. Returns whether nothing failed or is unproven. */
function printResults(reports: TestReports): boolean {
  for (const { name, messages } of flakyTests(reports)) {
    console.log(`Passed only on the second try, so either the code or the test needs fixing: ${name}`);
    console.log(messages.join('\n'));
  }
  const { passed, failed, flaky, skipped } = countTests(reports);
  console.log(`${passed} passed, ${failed} failed, ${flaky} flaky, ${skipped} skipped`);
  const outcomes = outcomesOf(projectRoot, reports.units, reports.journeys);
  for (const [name, outcome] of outcomes) {
    if (outcome === 'skipped') console.log(`Skipped: ${name}`);
  }
  const areClaimsProven = reportClaims(outcomes);
  const isSpecificationProven = reportAcceptance(outcomes);
  // Failures are repeated at the end: above, they are hidden among hundreds of lines, and often only the end of a log is kept.
  for (const { name, messages } of journeysWith('unexpected', reports.journeys)) {
    console.error(`Failed: ${name}\n${messages.join('\n')}`);
  }
  return failed === 0 && areClaimsProven && isSpecificationProven;
}

function reportClaims(outcomes: Outcomes): boolean {
  const claims = documents.flatMap((file) => readClaims(readFileSync(join(projectRoot, file), 'utf8')));
  const { skipped, problems } = judgeClaims(claims, outcomes);
  for (const line of skipped) console.log(line);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

process.exitCode = (await test()) ? 0 : 1;
