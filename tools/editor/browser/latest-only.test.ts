import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.js';

test('work runs one at a time, and once more for all calls meanwhile', async () => {
  const seen: number[] = [];
  const ends: (() => void)[] = [];
  let value = 1;
  const show = latestOnly(async () => {
    seen.push(value);
    await new Promise<void>((end) => {
      ends.push(end);
    });
  });
  const shown = show();
  value = 2;
  void show();
  value = 3;
  void show();
  expect(seen).toEqual([1]);
  ends[0]?.();
  await expect.poll(() => seen).toEqual([1, 3]);
  ends[1]?.();
  await shown;
  expect(seen).toEqual([1, 3]);
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
