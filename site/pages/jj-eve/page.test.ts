import { expect, test } from 'vitest';
import { jjEve } from './page.ts';

/** The paths of the problems with this opening hour. */
const problemPaths = (opens: number) =>
  (jjEve.schema.safeParse({ schedule: { opens } }).error?.issues ?? [])
    .map(({ path }) => path.join('.'))
    .filter((path) => path === 'schedule.opens');

test('a schedule begins at a full hour: its labels have no minutes', () => {
  expect(problemPaths(11)).toEqual([]);
  expect(problemPaths(11.5)).toEqual(['schedule.opens']);
});
