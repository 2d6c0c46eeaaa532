import { expect, test } from 'vitest';
import { readClaims, judgeClaims, writtenTitle } from './claims.ts';
import type { Outcomes } from './outcomes.ts';

const claims = readClaims(
  '| no. | shown by |\n| --- | --- |\n| 1.2.4 SQL | `server/a.test.ts › the store on … › binds values` |\n| 1.2.5 | review |',
);
const outcomes = (...all: ('passed' | 'failed' | 'skipped')[]): Outcomes =>
  new Map(all.map((outcome, index) => [`server/a.test.ts › the store on ${index} › binds values`, outcome]));

test('the tests of a row are read with the row', () =>
  expect(claims).toEqual([
    { row: '1.2.4 SQL', tests: ['server/a.test.ts › the store on … › binds values'] },
    { row: '1.2.5', tests: [] },
  ]));

const lineOf = (what: string) =>
  `1.2.4 SQL is not shown: the test ${what}: server/a.test.ts › the store on … › binds values`;

test.each([
  ['passed on each', outcomes('passed', 'passed'), { problems: [], skipped: [] }],
  ['was skipped on one and passed on another', outcomes('passed', 'skipped'), { problems: [], skipped: [] }],
  ['failed on one', outcomes('passed', 'failed'), { problems: [lineOf('failed')], skipped: [] }],
  ['was skipped on each', outcomes('skipped'), { problems: [], skipped: [lineOf('was skipped')] }],
  ['is not there', outcomes(), { problems: [lineOf('did not run')], skipped: [] }],
])('a claim whose test %s', (_, ran, report) => expect(judgeClaims(claims, ran)).toEqual(report));

test.each(['%s is refused', '$dialect is refused', '${name} is refused'])('%j is written without its value', (title) =>
  expect(writtenTitle(title)).toBe('… is refused'),
);
