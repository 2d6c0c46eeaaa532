import { expect, test } from 'vitest';
import { mapConcurrently } from './map-concurrently.ts';

const resolvers = () => Array.from({ length: 4 }, () => Promise.withResolvers<string>());

test('results are in the order of the items, and never more run at a time than allowed', async () => {
  const calls = resolvers();
  let running = 0;
  let mostRunning = 0;
  const results = mapConcurrently([0, 1, 2, 3], 2, async (item) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    const result = await calls[item]!.promise;
    running -= 1;
    return result;
  });
  for (const item of [1, 0, 3, 2]) {
    calls[item]!.resolve(`result ${item}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await results).toEqual(['result 0', 'result 1', 'result 2', 'result 3']);
  expect(mostRunning).toBe(2);
});

test('an error is reported once all running calls have ended, and no further call is started', async () => {
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
