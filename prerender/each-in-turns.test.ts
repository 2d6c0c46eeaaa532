import { expect, test } from 'vitest';
import { eachInTurns } from './each-in-turns.ts';

const resolvers = () => Array.from({ length: 4 }, () => Promise.withResolvers<string>());

test('results are in the order of the items, and only a few run at a time', async () => {
  const waits = resolvers();
  let begun = 0;
  const results = eachInTurns([0, 1, 2, 3], 2, (item) => {
    begun += 1;
    return waits[item]!.promise;
  });
  expect(begun).toBe(2);
  for (const item of [3, 2, 1, 0]) waits[item]!.resolve(`result ${item}`);
  expect(await results).toEqual(['result 0', 'result 1', 'result 2', 'result 3']);
});

test('the first error is reported once nothing is running any more, and nothing else is started', async () => {
  const waits = resolvers();
  const begun: number[] = [];
  let isOver = false;
  const results = eachInTurns([0, 1, 2, 3], 2, (item) => {
    begun.push(item);
    return waits[item]!.promise;
  }).finally(() => (isOver = true));
  waits[0]!.reject(new Error('no disk'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  waits[1]!.resolve('');
  await expect(results).rejects.toThrow('no disk');
  expect(begun).toEqual([0, 1]);
});
