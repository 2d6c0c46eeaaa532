import type { Timers } from '../outbox/timers.ts';

/** Time that passes when a test says so. */
type SimulatedTime = Timers & {
  /** When the next action is due, as `elapsed` counts; undefined when none is. */
  next(): number | undefined;
  /**
   * Lets so many milliseconds pass. Whatever is due meanwhile is called at its time, and `settle` is waited for after each
   * instant: it resolves when what was called has come to rest.
   */
  advance(milliseconds: number, settle?: () => Promise<void>): Promise<void>;
  /** Lets so many milliseconds pass in one go, as on a machine that slept: what was due meanwhile is called late. */
  leap(milliseconds: number, settle?: () => Promise<void>): Promise<void>;
};

type Waiting = { at: number; action: () => void };

export function simulatedTime(): SimulatedTime {
  const waiting = new Set<Waiting>();
  let elapsed = 0;

  /** Of those due at one time, the one that waited first. */
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

/** Turns of the event loop in which whatever waits for nothing but promises has come to rest. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resume) => setImmediate(resume));
}
