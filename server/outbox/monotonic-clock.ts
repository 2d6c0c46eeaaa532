/**
 * A clock that runs evenly even if the system's is adjusted: no retry is early, late or repeated, and no lease expires,
 * because somebody corrected the time. `set` corrects it now and then and returns how far it was off.
 */
type MonotonicClock = {
  now(): Date;
  /** Continues from `time`. @returns the milliseconds by which that is ahead of what the clock would have said. */
  set(time: Date): number;
};

/** `elapsed` counts milliseconds evenly, from any start. */
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
