import { expect, test } from 'vitest';
import { mapConcurrently } from './map-concurrently.ts';

const resolvers = () => Array.from({ length: 4 }, () => Promise.withResolvers<string>());

test('results are in the order of the items, and only a few run at a time', async () => {
  const calls = resolvers();
  let started = 0;
  const results = mapConcurrently([0, 1, 2, 3], 2, (item) => {
    started += 1;
    return calls[item]!.promise;
  });
  expect(started).toBe(2);
  for (const item of [3, 2, 1, 0]) calls[item]!.resolve(`result ${item}`);
  expect(await results).toEqual(['result 0', 'result 1', 'result 2', 'result 3']);
});

test('the first error is reported once all running calls have ended, and no further call is started', async () => {
  const calls = resolvers();
  const started: number[] = [];
  let hasEnded = false;
  const results = mapConcurrently([0, 1, 2, 3], 2, (item) => {
    started.push(item);
    return calls[item]!.promise;
  }).finally(() => (hasEnded = true));
  calls[0]!.reject(new Error('no disk'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasEnded).toBe(false);
  calls[1]!.resolve('');
  await expect(results).rejects.toThrow('no disk');
  expect(started).toEqual([0, 1]);
});
