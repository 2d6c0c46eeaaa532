import { expect, test } from 'vitest';
import { rdRental } from './page.ts';

/** The paths of the problems with this opening hour. */
const problemPaths = (opens: number) =>
  (rdRental.schema.safeParse({ late: { opens } }).error?.issues ?? [])
    .map(({ path }) => path.join('.'))
    .filter((path) => path === 'late.opens');

test('a rental opens at a full hour: the labels of its board have no minutes', () => {
  expect(problemPaths(7)).toEqual([]);
  expect(problemPaths(7.5)).toEqual(['late.opens']);
});
