import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { readClaims } from '#tools/acceptance/claims.ts';
import { missingTestProblem } from './claimed-tests.ts';

const document = readFileSync(join(projectRoot, 'docs/accessibility.md'), 'utf8');
const rows = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every criterion of WCAG 2.2 at levels A and AA is listed once, in order', () => {
  const numbers = rows.map(([, criterion = '']) => criterion.split(' ', 1)[0] ?? '');
  expect(rows.filter(([, , level]) => level === 'A')).toHaveLength(31);
  expect(rows.filter(([, , level]) => level === 'AA')).toHaveLength(24);
  expect(numbers).toEqual(
    [...new Set(numbers)].toSorted((first, second) => first.localeCompare(second, 'en', { numeric: true })),
  );
});

test.each(
  rows.map(([, criterion = '', , howTested = '', result = '', remarks = '']) => ({
    criterion,
    howTested,
    result,
    remarks,
  })),
)('$criterion has a result and its evidence', ({ howTested, result, remarks }) => {
  expect(['Supports', 'Partially supports', 'Not applicable', 'Not evaluated']).toContain(result);
  const fallsShort = result === 'Partially supports' || result === 'Not evaluated';
  expect(!fallsShort || remarks !== '', 'says how it falls short').toBe(true);
  expect(howTested, 'names a test, or another way').toMatch(/`|^(review|engines)$/);
});

const claims = readClaims(document);

test('the document names tests', () => {
  expect(claims.flatMap(({ tests }) => tests).length).toBeGreaterThan(25);
});

test.each(claims)('the tests that support $row exist', ({ tests }) => {
  expect(tests.map(missingTestProblem).filter((problem) => problem !== undefined)).toEqual([]);
});
