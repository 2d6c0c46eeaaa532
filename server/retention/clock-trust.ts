import type { ClockRecord } from '../storage/clock-record.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A server may be off for a long weekend; after that nothing distinguishes time gone by from a clock that was set. */
const maxAbsence = 3 * day;
/** By so much two readings within one process may differ from the time that went by: a machine sleeps, a clock is corrected. */
const tolerance = hour;
/**
 * How long a clock that jumped, or was never looked at, must then run on evenly: long enough for somebody to see that mail and
 * log are of a wrong day.
 */
export const trustPeriod = 7 * day;

/** What the clock said; `elapsed` is in milliseconds of the monotonic clock of the process. */
export type ClockReading = { now: Date; elapsed: number };

/** What is known of the clock after a reading, by what was known before and by the last reading of the same process. */
export function updatedClockRecord(
  known: ClockRecord | undefined,
  reading: ClockReading,
  last: ClockReading | undefined,
): ClockRecord {
  const { now, elapsed } = reading;
  // Enquiries do not vouch for it: the newest may have come while it was wrong.
  if (!known) return { seenAt: now, steadySince: now };
  const gone = now.getTime() - known.seenAt.getTime();
  const set = last && Math.abs(now.getTime() - last.now.getTime() - (elapsed - last.elapsed)) > tolerance;
  const jumped = gone > maxAbsence || gone < -tolerance || set === true;
  return { seenAt: now, steadySince: jumped ? now : known.steadySince };
}

/** From when on a clock is trusted that enquiries are old; in the past for one that already is. */
export function trustedFrom({ steadySince }: ClockRecord): Date {
  return new Date(steadySince.getTime() + trustPeriod);
}
