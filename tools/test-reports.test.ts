import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { countTests, deleteReports, flakyTests, journeysWith, readReports } from './test-reports.ts';

const unit = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, testResults: [] };
const failedTest = {
  status: 'unexpected',
  results: [{ error: { message: 'first' } }, { error: { message: 'second' } }],
};
const journeys = {
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
  suites: [
    {
      title: 'home.spec.ts',
      specs: [{ title: 'turns', file: 'home.spec.ts', line: 3, tests: [{ status: 'expected', results: [{}] }] }],
      suites: [
        { title: 'on a phone', specs: [{ title: 'waits', file: 'home.spec.ts', line: 9, tests: [failedTest] }] },
      ],
    },
  ],
};

function reportFolder(files: readonly string[]): string {
  const folder = temporaryFolder();
  for (const file of files) {
    writeFileSync(join(folder, file), JSON.stringify(file === 'playwright.json' ? journeys : unit));
  }
  return folder;
}

const unitFiles = ['vitest.json', 'faults.json', 'engines.json'];

test('passed, failed and skipped tests of all runners are counted together', () => {
  const reports = readReports(reportFolder([...unitFiles, 'playwright.json']));
  if ('missing' in reports) throw new Error(`missing: ${reports.missing.join()}`);
  expect(countTests(reports)).toEqual({ passed: 14, failed: 4, flaky: 1, skipped: 7 });
});

test('a test that passed on a retry counts as flaky, and is listed with the error of its first attempt', () => {
  const attempts = (title: string, status: string, failureMessages: string[]) => ({
    ancestorTitles: ['on sqlite'],
    title,
    status,
    failureMessages,
  });
  const assertionResults = [
    attempts('waits', 'passed', ['late']),
    attempts('turns', 'passed', []),
    attempts('ends', 'failed', ['never', 'never']),
  ];
  const units = [{ ...unit, testResults: [{ name: join(projectRoot, 'server/app.test.ts'), assertionResults }] }];
  const reports = { units, journeys };
  expect(flakyTests(reports)).toEqual([{ name: 'server/app.test.ts › on sqlite › waits', messages: ['late'] }]);
  expect(countTests(reports)).toEqual({ passed: 7, failed: 2, flaky: 2, skipped: 3 });
});

test('a runner that wrote no report is named, and an earlier run’s report does not stand in for it', () => {
  const folder = reportFolder([...unitFiles, 'playwright.json']);
  deleteReports(folder);
  for (const file of unitFiles) writeFileSync(join(folder, file), JSON.stringify(unit));
  expect(readReports(folder)).toEqual({ missing: ['playwright.json'] });
});

test('a failed journey inside a block is listed with the error messages of all its attempts', () => {
  expect(journeysWith('unexpected', journeys)).toEqual([
    { name: 'home.spec.ts:9 waits', messages: ['first', 'second'] },
  ]);
  expect(journeysWith('flaky', journeys)).toEqual([]);
});
