/**
 * A clock that runs evenly even if the system's is adjusted: no retry is early, late or repeated, and no lease expires,
 * because somebody corrected the time.
 */
type MonotonicClock = {
  now(): Date;
  /** Continues from `time`. @returns by how many milliseconds `time` is ahead of the clock. */
  set(time: Date): number;
};

/** A clock that says `start` now. `elapsed` counts milliseconds evenly, from any origin. */
export function monotonicClock(start: Date, elapsed: () => number = () => performance.now()): MonotonicClock {
  let offset = start.getTime() - elapsed();
  const milliseconds = (): number => offset + elapsed();
  return {
    now: () => new Date(milliseconds()),
    set(time) {
      const aheadBy = time.getTime() - milliseconds();
      offset += aheadBy;
      return aheadBy;
    },
  };
}
