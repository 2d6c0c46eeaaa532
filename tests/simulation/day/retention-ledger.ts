import { day, hour } from './units.ts';

/** The minimum age of a deleted enquiry: the shortest month, less the hour by which a trusted clock may be off. */
const minAge = 28 * day - hour;
/** By how much clocks may differ and still count as one: retention tolerates an hour at a time. */
const tolerance = 2 * hour;
/** How long a clock must have run before anything is deleted by it, less that hour. */
const trustPeriod = 7 * day - hour;

/** When an enquiry was posted by true time, and by how much the clock that dated it was ahead, in milliseconds. */
type PostedEnquiry = { at: number; ahead: number };

/** What retention's checks saw of one clock, or of several with about the same time; in milliseconds. */
type SeenClock = { ahead: number; first: number; latestReading: number };

/** Knows which enquiries are old enough to delete, whatever clocks say; `elapsed` is the true time. */
export function createRetentionLedger(elapsed: () => number) {
  const enquiries = new Map<string, PostedEnquiry>();
  const clocks: SeenClock[] = [];

  return {
    /** Records an enquiry dated by a clock that is `ahead` milliseconds ahead. */
    posted(key: string, receivedAt: string, ahead: number): void {
      const id = `${key} ${receivedAt}`;
      if (!enquiries.has(id)) enquiries.set(id, { at: elapsed(), ahead });
    },

    /** Records that retention begins a check, by a clock that is `ahead` milliseconds ahead. */
    retentionRan(ahead: number): void {
      const reading = elapsed() + ahead;
      const seen = clocks.find((clock) => isClose(clock.ahead, ahead));
      if (seen) seen.latestReading = Math.max(seen.latestReading, reading);
      else clocks.push({ ahead, first: elapsed(), latestReading: reading });
    },

    /**
     * Whether a deleted enquiry was old enough, by a clock that is right about it or that checks had seen for a week.
     */
    mayBeDeleted(key: string, receivedAt: string): boolean {
      const enquiry = enquiries.get(`${key} ${receivedAt}`);
      if (!enquiry) return false;
      return clocks.some(
        ({ ahead, first, latestReading }) =>
          latestReading - (enquiry.at + enquiry.ahead) >= minAge &&
          (isClose(ahead, enquiry.ahead) || elapsed() - first >= trustPeriod),
      );
    },
  };
}

const isClose = (first: number, second: number): boolean => Math.abs(first - second) <= tolerance;
