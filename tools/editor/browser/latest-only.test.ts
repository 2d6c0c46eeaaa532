import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.js';

test('work runs once at a time, and once more for all calls during a run', async () => {
  const shownValues: number[] = [];
  const ends: (() => void)[] = [];
  let value = 1;
  const show = latestOnly(async () => {
    shownValues.push(value);
    await new Promise<void>((end) => {
      ends.push(end);
    });
  });
  const shown = show();
  value = 2;
  void show();
  value = 3;
  void show();
  expect(shownValues).toEqual([1]);
  ends[0]?.();
  await expect.poll(() => shownValues).toEqual([1, 3]);
  ends[1]?.();
  await shown;
  expect(shownValues).toEqual([1, 3]);
});

test('work that failed can run again', async () => {
  let calls = 0;
  const show = latestOnly(async () => {
    calls += 1;
    if (calls === 1) throw new Error('no answer');
  });
  await expect(show()).rejects.toThrow('no answer');
  await show();
  expect(calls).toBe(2);
});
