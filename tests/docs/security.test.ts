import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { readClaims } from '#tools/acceptance/claims.ts';
import { missingTestProblem } from './claimed-tests.ts';

const document = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');
const rows = document
  .slice(document.indexOf('\n## The standard'))
  .split('\n')
  .filter((line) => /^\| +\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the requirements are in the order of the standard', () => {
  const numbers = rows.map((cells) => (cells[1] ?? '').split(/[ ,]/, 1)[0]?.split('.').map(Number) ?? []);
  const sorted = numbers.toSorted(
    (first, second) =>
      (first[0] ?? 0) - (second[0] ?? 0) || (first[1] ?? 0) - (second[1] ?? 0) || (first[2] ?? 0) - (second[2] ?? 0),
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(numbers).toEqual(sorted);
});

test.each(rows.map(([, requirement = '', , shownBy = '']) => [requirement, shownBy]))(
  '%s names the tests that prove it, or says that it is by review',
  (_, shownBy) => expect(shownBy === 'review' || shownBy.includes('`')).toBe(true),
);

const claims = readClaims(document);

test('the document names tests', () => {
  expect(claims.flatMap(({ tests }) => tests).length).toBeGreaterThan(30);
});

test.each(claims)('the tests that support $row exist', ({ tests }) => {
  expect(tests.map(missingTestProblem).filter((problem) => problem !== undefined)).toEqual([]);
});
