import { relative } from 'node:path';

type Outcome = 'passed' | 'failed' | 'skipped';

/** The outcome of each test of a run, by `file › title` with the names of its blocks before the title. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** An entry of Outcomes. */
type NamedOutcome = [name: string, outcome: Outcome];

export interface VitestRun {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightRun {
  suites: PlaywrightSuite[];
}

/** The outcomes in the JSON reports of Vitest and Playwright; `root` is the project's folder. */
export function outcomesOf(root: string, vitest: VitestRun[], playwright: PlaywrightRun): Outcomes {
  const units = vitest.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }): NamedOutcome => [
        [relative(root, name).replaceAll('\\', '/'), ...ancestorTitles, title].join(' › '),
        status === 'passed' || status === 'failed' ? status : 'skipped',
      ]),
    ),
  );
  // The title of the outermost suite is the file's name. A test's own `file` may be that of a function that defines the test.
  return new Map([...units, ...playwright.suites.flatMap((suite) => outcomesIn(suite, [`tests/${suite.title}`]))]);
}

function outcomesIn({ specs, suites = [] }: PlaywrightSuite, blocks: string[]): NamedOutcome[] {
  const outcomes = specs.map(({ title, tests }): NamedOutcome => [
    [...blocks, title].join(' › '),
    outcomeOf(tests.map(({ status }) => status)),
  ]);
  return [
    ...outcomes,
    ...suites.flatMap((suite) => outcomesIn(suite, suite.title ? [...blocks, suite.title] : blocks)),
  ];
}

const outcomeOf = (statuses: string[]): Outcome => {
  if (statuses.includes('unexpected')) return 'failed';
  return statuses.length === 0 || statuses.includes('skipped') ? 'skipped' : 'passed';
};
