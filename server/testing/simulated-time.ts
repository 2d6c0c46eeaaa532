import type { Timers } from '../outbox/timers.ts';

/** Time that advances only when a test says so. */
type SimulatedTime = Timers & {
  /** When the next action is due, by `elapsed`; undefined if none is. */
  next(): number | undefined;
  /**
   * Advances by the given number of milliseconds. Due actions are called at their time, those of each time followed by `settle`,
   * which resolves when their effects have come to rest.
   */
  advance(milliseconds: number, settle?: () => Promise<void>): Promise<void>;
  /** Jumps by the given number of milliseconds, as when a machine sleeps: due actions are called late. */
  leap(milliseconds: number, settle?: () => Promise<void>): Promise<void>;
};

type Waiting = { at: number; action: () => void };

export function simulatedTime(): SimulatedTime {
  const waiting = new Set<Waiting>();
  let elapsed = 0;

  /** The earliest action; of several at one time, the one added first. */
  function earliest(): Waiting | undefined {
    let found: Waiting | undefined;
    for (const one of waiting) if (!found || one.at < found.at) found = one;
    return found;
  }

  async function callDue(settle: () => Promise<void>): Promise<void> {
    for (let due = earliest(); due && due.at <= elapsed; due = earliest()) {
      waiting.delete(due);
      due.action();
    }
    await settle();
  }

  return {
    elapsed: () => elapsed,
    after(milliseconds, action) {
      const one = { at: elapsed + milliseconds, action };
      waiting.add(one);
      return () => void waiting.delete(one);
    },
    next: () => earliest()?.at,
    async advance(milliseconds, settle = turns) {
      const end = elapsed + milliseconds;
      await settle();
      for (let due = earliest(); due && due.at <= end; due = earliest()) {
        elapsed = Math.max(elapsed, due.at);
        await callDue(settle);
      }
      elapsed = end;
    },
    async leap(milliseconds, settle = turns) {
      elapsed += milliseconds;
      await callDue(settle);
    },
  };
}

/** Enough turns of the event loop for everything that waits only for promises to come to rest. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resume) => setImmediate(resume));
}
