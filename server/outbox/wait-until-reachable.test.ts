import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoginRefusedError, waitUntilReachable } from './wait-until-reachable.ts';

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

/** The seconds at which a receiver is probed that is unreachable for so many. */
async function probesWhileAway(seconds: number, error: Error): Promise<number[]> {
  const began = performance.now();
  const probes: number[] = [];
  const reached = waitUntilReachable(async () => {
    const after = (performance.now() - began) / second;
    probes.push(after);
    if (after < seconds) throw error;
  }, new AbortController().signal);
  await vi.advanceTimersByTimeAsync((seconds + 120) * second);
  await reached;
  return probes;
}

it('a receiver that is away is probed after 1, 2, 4 and then every 8 seconds, and no more once it is back', async () =>
  expect(await probesWhileAway(30, new Error('connect ECONNREFUSED'))).toEqual([0, 1, 3, 7, 15, 23, 31]));

it('where a login was refused a minute passes before the next probe', async () => {
  const probes = await probesWhileAway(100, new LoginRefusedError());
  expect(probes).toHaveLength(3);
  for (const [place, probe] of probes.slice(1).entries()) expect(probe - probes[place]!).toBeGreaterThanOrEqual(60);
});

it('once stopped it probes no more', async () => {
  const stopping = new AbortController();
  let probes = 0;
  const reached = waitUntilReachable(async () => {
    probes += 1;
    throw new Error('away');
  }, stopping.signal);
  stopping.abort();
  await reached;
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(probes).toBe(1);
});
