/**
 * A clock that runs evenly even if the system's is adjusted: no retry is early, late or repeated, and no lease expires,
 * because somebody corrected the time. `set` corrects it now and then and returns how far it was off.
 */
type MonotonicClock = {
  now(): Date;
  /** Continues from `time`. @returns by how many milliseconds `time` is ahead of the clock. */
  set(time: Date): number;
};

/** A clock that says `start` now. `elapsed` counts milliseconds evenly, from any origin. */
export function monotonicClock(start: Date, elapsed: () => number = () => performance.now()): MonotonicClock {
  let offset = start.getTime() - elapsed();
  const now = (): number => offset + elapsed();
  return {
    now: () => new Date(now()),
    set(time) {
      const aheadBy = time.getTime() - now();
      offset += aheadBy;
      return aheadBy;
    },
  };
}
