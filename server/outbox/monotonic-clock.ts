/**
 * A clock that runs on evenly when the system's is set: no retry is made too early, too late or twice, and no lease
 * expires, because somebody corrected the time. `set` corrects it now and then, and says how far it was off.
 */
type MonotonicClock = {
  now(): Date;
  /** Runs on from `time`. @returns by how many milliseconds that is ahead of what it would have said. */
  set(time: Date): number;
};

/** `elapsed` counts milliseconds from any beginning, evenly. */
export function monotonicClock(start: Date, elapsed: () => number = () => performance.now()): MonotonicClock {
  let beginning = start.getTime() - elapsed();
  const now = (): number => beginning + elapsed();
  return {
    now: () => new Date(now()),
    set(time) {
      const ahead = time.getTime() - now();
      beginning += ahead;
      return ahead;
    },
  };
}
