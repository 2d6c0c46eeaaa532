import type { Timers } from '../outbox/timers.ts';

/** Time that advances only when a test says so. */
type SimulatedTime = Timers & {
  /**
   * Advances by the given number of milliseconds. Calls due actions at their times; after the actions of each time, awaits
   * `settle`, which resolves when their effects have come to rest.
   */
  advance(milliseconds: number, settle?: () => Promise<void>): Promise<void>;
  /** Jumps by the given number of milliseconds, as when a machine sleeps: due actions are called late. */
  leap(milliseconds: number, settle?: () => Promise<void>): Promise<void>;
};

type PendingTimer = { at: number; action: () => void };

export function simulatedTime(): SimulatedTime {
  const timers = new Set<PendingTimer>();
  let elapsed = 0;

  /** The earliest action; among actions at one time, the one added first. */
  function earliestTimer(): PendingTimer | undefined {
    let found: PendingTimer | undefined;
    for (const timer of timers) {
      if (!found || timer.at < found.at) found = timer;
    }
    return found;
  }

  async function runDueTimers(settle: () => Promise<void>): Promise<void> {
    for (let due = earliestTimer(); due && due.at <= elapsed; due = earliestTimer()) {
      timers.delete(due);
      due.action();
    }
    await settle();
  }

  return {
    elapsed: () => elapsed,
    after(milliseconds, action) {
      const timer = { at: elapsed + milliseconds, action };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async advance(milliseconds, settle = settleEventLoop) {
      const end = elapsed + milliseconds;
      await settle();
      for (let due = earliestTimer(); due && due.at <= end; due = earliestTimer()) {
        elapsed = Math.max(elapsed, due.at);
        await runDueTimers(settle);
      }
      elapsed = end;
    },
    async leap(milliseconds, settle = settleEventLoop) {
      elapsed += milliseconds;
      await runDueTimers(settle);
    },
  };
}

/** More turns of the event loop than the server's code waits for in a row, such as `turnsToGather` in group-commit.ts. */
const turnsToSettle = 6;

/** Lets the event loop turn often enough for everything that waits only for promises to come to rest. */
export async function settleEventLoop(): Promise<void> {
  for (let turn = 0; turn < turnsToSettle; turn += 1) await new Promise((resume) => setImmediate(resume));
}
