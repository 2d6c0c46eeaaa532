import { expect, test } from 'vitest';
import { oneDayTasks } from './open-tasks.ts';
import type { Part } from './tasks.ts';

const createPart = (task: string, started: number, completed: number, changes: Partial<Part> = {}): Part => ({
  task,
  title: '',
  module: '',
  category: 'Development',
  developer: 'A',
  done: true,
  estimate: 7,
  actual: 7,
  ownHours: 7,
  started,
  completed,
  ...changes,
});

test('a one-day task is compared with what its developer had open on the day it began', () => {
  const parts = [
    createPart('measured', 10, 12),
    createPart('open since before', 1, 30, { estimate: 20 }),
    createPart('finished that day', 4, 10, { estimate: 20 }),
    createPart('finished before', 4, 9, { estimate: 20 }),
    createPart('begun later', 11, 12, { estimate: 20 }),
    createPart('of somebody else', 1, 30, { developer: 'B', estimate: 20 }),
    createPart('without dates', NaN, NaN),
  ];
  const measured = oneDayTasks(parts, 7).map(({ part, others }) => [part.task, others.map(({ task }) => task)]);
  expect(measured).toEqual([['measured', ['open since before', 'finished that day']]]);
});

test('only finished tasks of one developer count as one-day tasks', () => {
  const parts = [
    createPart('shared', 1, 2),
    createPart('shared', 1, 2, { developer: 'B' }),
    createPart('unfinished', 1, 2, { done: false }),
  ];
  expect(oneDayTasks(parts, 7)).toEqual([]);
});
