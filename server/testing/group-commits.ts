import { onTestFinished, vi } from 'vitest';

/** A commit's results for its items. */
export const doubleAll = (items: readonly number[]): number[] => items.map((item) => item * 2);

export const groupLimits = { batchSize: 10, maxWaiting: 20, timeLimit: 1000 };

/** Stops the clock of time limits and postponements until it is advanced: on a busy machine a commit begins late. */
export function useFakeTimeouts() {
  onTestFinished(() => void vi.useRealTimers());
  return vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}
