import { expect, test } from 'vitest';
import { readClaims, judgeClaims, writtenTitle } from './claims.ts';
import type { Outcomes } from './outcomes.ts';

const claims = readClaims(
  '| no. | shown by |\n| --- | --- |\n| 1.2.4 SQL | `server/a.test.ts › the store on … › binds values` |\n| 1.2.5 | review |',
);
/** The outcomes of a run in which one parameterized test ended once with each of them. */
const outcomes = (...all: ('passed' | 'failed' | 'skipped')[]): Outcomes =>
  new Map(all.map((outcome, index) => [`server/a.test.ts › the store on ${index} › binds values`, outcome]));

test('a row is read with the tests that it names', () => {
  expect(claims).toEqual([
    { row: '1.2.4 SQL', tests: ['server/a.test.ts › the store on … › binds values'] },
    { row: '1.2.5', tests: [] },
  ]);
});

const lineOf = (outcome: string) =>
  `1.2.4 SQL is not shown: the test ${outcome}: server/a.test.ts › the store on … › binds values`;

test.each([
  ['passed on each', outcomes('passed', 'passed'), { problems: [], skipped: [] }],
  ['was skipped on one and passed on another', outcomes('passed', 'skipped'), { problems: [], skipped: [] }],
  ['failed on one', outcomes('passed', 'failed'), { problems: [lineOf('failed')], skipped: [] }],
  ['was skipped on each', outcomes('skipped'), { problems: [], skipped: [lineOf('was skipped')] }],
  ['is not there', outcomes(), { problems: [lineOf('did not run')], skipped: [] }],
])('a claim is judged by its test, which %s', (_, run, report) => {
  expect(judgeClaims(claims, run)).toEqual(report);
});

test.each(['%s is refused', '$dialect is refused', '${name} is refused'])(
  'documents write the title %j without its value',
  (title) => expect(writtenTitle(title)).toBe('… is refused'),
);
