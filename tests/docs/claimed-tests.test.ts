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
])('from %s, the titles %j are read', (source, titles) =>
  expect(titlesOfRunningTests('a.test.ts', source)).toEqual(titles),
);
