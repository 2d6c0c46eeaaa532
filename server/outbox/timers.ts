/** How a process waits. Passed in, so that a day can be simulated in milliseconds. */
export type Timers = {
  /** Milliseconds since any beginning; runs on evenly, however the clock is set. */
  elapsed(): number;
  /** Calls `action` once, after so many milliseconds. @returns what keeps it from that. */
  after(milliseconds: number, action: () => void): () => void;
};

/** The machine's own timers. */
export const systemTimers: Timers = {
  elapsed: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Resolves after so many milliseconds, or as soon as `signal` is aborted. */
export function pause({ after }: Timers, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = after(milliseconds, end);
    signal.addEventListener('abort', end);
  });
}

/** Calls `action` every so many milliseconds. @returns what ends it. */
export function every({ after }: Timers, milliseconds: number, action: () => void): () => void {
  const next = (): void => {
    cancel = after(milliseconds, next);
    action();
  };
  let cancel = after(milliseconds, next);
  return () => cancel();
}
