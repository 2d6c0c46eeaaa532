/** The timers of a process. Injected, so that a day can be simulated in milliseconds. */
export type Timers = {
  /** Milliseconds from an arbitrary start, which increase evenly even if the clock is adjusted. */
  elapsed(): number;
  /** Calls `action` once, after the given number of milliseconds. @returns a function that cancels it. */
  after(milliseconds: number, action: () => void): () => void;
};

/** The real timers. */
export const systemTimers: Timers = {
  elapsed: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Resolves after the given number of milliseconds, or as soon as `signal` is aborted. */
export function pause({ after }: Timers, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const finish = (): void => {
      cancel();
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const cancel = after(milliseconds, finish);
    signal.addEventListener('abort', finish);
  });
}

/** Calls `action` every `milliseconds`, first after one interval. @returns a function that stops it. */
export function repeatEvery({ after }: Timers, milliseconds: number, action: () => void): () => void {
  const tick = (): void => {
    cancel = after(milliseconds, tick);
    action();
  };
  let cancel = after(milliseconds, tick);
  return () => cancel();
}
