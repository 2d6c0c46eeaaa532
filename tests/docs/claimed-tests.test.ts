import { expect, test } from 'vitest';
import { titlesOfRunningTests } from './claimed-tests.ts';

test.each([
  ["it('holds', () => {});", ['holds']],
  ["describe('a form', () => { it.each([1])('holds %i', () => {}); });", ['a form', 'holds …']],
  ["test('holds', () => { test.skip(!hasGit, 'needs git'); });", ['holds']],
  ["it.runIf(hasGit)('holds', () => {});", ['holds']],
  ["it.skip('holds', () => {});", []],
  ["it.todo('holds');", []],
  ["describe.skip.each([1])('a form', () => { it('holds', () => {}); });", []],
])('%s has the titles %j of tests that run', (source, titles) => {
  expect(titlesOfRunningTests('a.test.ts', source)).toEqual(titles);
});
