import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoginRefused, untilReachable } from './until-reachable.ts';

const second = 1000;

beforeEach(() => {
  // Node's timers as promises are beyond vitest's: they are made of its own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => void vi.useRealTimers());
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number, value: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const timer = setTimeout(() => resolve(value), milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    }),
}));

/** The seconds at which a receiver is knocked at that stays away for so many. */
async function knocksWhileAway(seconds: number, error: Error): Promise<number[]> {
  const began = performance.now();
  const knocks: number[] = [];
  const reached = untilReachable(async () => {
    const after = (performance.now() - began) / second;
    knocks.push(after);
    if (after < seconds) throw error;
  }, new AbortController().signal);
  await vi.advanceTimersByTimeAsync((seconds + 120) * second);
  await reached;
  return knocks;
}

it('a receiver that is away is knocked at after 1, 2, 4 and then every 8 seconds, and no more once it is back', async () =>
  expect(await knocksWhileAway(30, new Error('connect ECONNREFUSED'))).toEqual([0, 1, 3, 7, 15, 23, 31]));

it('where a login was refused a minute passes before the next knock', async () => {
  const knocks = await knocksWhileAway(100, new LoginRefused());
  expect(knocks).toHaveLength(3);
  for (const [place, knock] of knocks.slice(1).entries()) expect(knock - knocks[place]!).toBeGreaterThanOrEqual(60);
});

it('told to stop it knocks no more', async () => {
  const stopping = new AbortController();
  let knocks = 0;
  const reached = untilReachable(async () => {
    knocks += 1;
    throw new Error('away');
  }, stopping.signal);
  stopping.abort();
  await reached;
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(knocks).toBe(1);
});
