import { day, hour } from './units.ts';

/** The minimum age of a deleted enquiry: the shortest month, less the hour by which a trusted clock may be off. */
const minAge = 28 * day - hour;
/** The time by which clocks may differ and still count as one: retention tolerates an hour at a time. */
const tolerance = 2 * hour;
/** The time that a clock must have run before anything is deleted by it, less the hour by which it may be off. */
const trustPeriod = 7 * day - hour;

/** The true time at which an enquiry was posted, and by how much the clock that dated it was ahead, in milliseconds. */
type PostedEnquiry = { at: number; ahead: number };

/** Retention's readings of one clock, or of several that show about the same time, in milliseconds. */
type ObservedClock = { ahead: number; firstReadAt: number; latestReading: number };

/** Knows which enquiries are old enough to delete, whatever clocks say; `elapsed` is the true time. */
export function createRetentionLedger(elapsed: () => number) {
  const enquiries = new Map<string, PostedEnquiry>();
  const clocks: ObservedClock[] = [];

  return {
    /** Records an enquiry dated by a clock that is `ahead` milliseconds ahead. */
    recordPost(key: string, receivedAt: string, ahead: number): void {
      const id = `${key} ${receivedAt}`;
      if (!enquiries.has(id)) enquiries.set(id, { at: elapsed(), ahead });
    },

    /** Records that retention begins a check, by a clock that is `ahead` milliseconds ahead. */
    recordRetentionCheck(ahead: number): void {
      const reading = elapsed() + ahead;
      const seen = clocks.find((clock) => isClose(clock.ahead, ahead));
      if (seen) seen.latestReading = Math.max(seen.latestReading, reading);
      else clocks.push({ ahead, firstReadAt: elapsed(), latestReading: reading });
    },

    /** Whether a deleted enquiry was old enough by a clock close to the one that dated it, or one that checks had seen for a week. */
    mayBeDeleted(key: string, receivedAt: string): boolean {
      const enquiry = enquiries.get(`${key} ${receivedAt}`);
      if (!enquiry) return false;
      return clocks.some(
        ({ ahead, firstReadAt, latestReading }) =>
          latestReading - (enquiry.at + enquiry.ahead) >= minAge &&
          (isClose(ahead, enquiry.ahead) || elapsed() - firstReadAt >= trustPeriod),
      );
    },
  };
}

const isClose = (first: number, second: number): boolean => Math.abs(first - second) <= tolerance;
