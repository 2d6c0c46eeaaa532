import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { judgeClaims, readClaims } from '#tools/acceptance/claims.ts';
import { outcomesOf, type Outcomes, type PlaywrightRun } from '#tools/acceptance/outcomes.ts';
import { readSentences, testsOf } from '#tools/acceptance/sentences.ts';

// `npm test` judges whether these journeys pass, but only after the last one: here, a renamed title is found within seconds.
let journeys: Outcomes;

beforeAll(() => {
  const list = execFileSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  journeys = outcomesOf(projectRoot, [], JSON.parse(list) as PlaywrightRun);
});

const isJourney = (name: string) => name.includes('.spec.ts › ');

test('every journey that a sentence of the specification names exists', () => {
  const named = readSentences(join(projectRoot, 'tests/acceptance/sentences')).flatMap(testsOf).filter(isJourney);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !journeys.has(name))).toEqual([]);
});

test.each(['docs/security.md', 'docs/accessibility.md'])('every journey that %s names exists', (file) => {
  const claims = readClaims(readFileSync(join(projectRoot, file), 'utf8')).map(({ row, tests }) => ({
    row,
    tests: tests.filter(isJourney),
  }));
  expect(claims.flatMap(({ tests }) => tests).length).toBeGreaterThan(0);
  const existing = new Map([...journeys.keys()].map((name) => [name, 'passed'] as const));
  expect(judgeClaims(claims, existing).problems).toEqual([]);
});
