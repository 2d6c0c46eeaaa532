import { expect, test } from 'vitest';
import type { Round } from './rounds.ts';
import { tableOf } from './table.ts';

const roundOf = (rate: number): Round => ({ rates: new Map([['our page', rate]]), databaseShare: 1 });

test('the median of an even number of rounds is the mean of the two in the middle', () => {
  const atRest = { memory: { resident: 70, unshared: 30 }, startTimes: [300], startCpus: [200] };
  const table = tableOf([400, 100, 200, 300].map(roundOf), atRest);
  expect(table).toContain('| page | 250 | 100 | 400 |');
});
