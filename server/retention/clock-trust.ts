import type { ClockRecord } from '../storage/clock-record.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * A server may be off for a long weekend; after a longer absence, nothing distinguishes elapsed time from a clock that
 * was set.
 */
const maxAbsence = 3 * day;
/**
 * How far a clock may be corrected without counting as adjusted: back since it was last seen, or by more or less than
 * the elapsed time between two readings of one process, in which the machine may have slept.
 */
const tolerance = hour;
/**
 * How long a clock that jumped, or was never checked, must then run evenly: long enough for somebody to notice the
 * wrong day in mail and logs.
 */
const trustPeriod = 7 * day;

/** A reading of the clock; `elapsed` is in milliseconds of the process's monotonic clock. */
export type ClockReading = { now: Date; elapsed: number };

/** The clock record after a reading, given the record before and the last reading of the same process. */
export function updatedClockRecord(
  known: ClockRecord | undefined,
  reading: ClockReading,
  last: ClockReading | undefined,
): ClockRecord {
  const { now, elapsed } = reading;
  // The times of enquiries prove nothing: the newest may have arrived while the clock was wrong.
  if (!known) return { seenAt: now, steadySince: now };
  const sinceSeen = now.getTime() - known.seenAt.getTime();
  const wasAdjusted =
    last !== undefined && Math.abs(now.getTime() - last.now.getTime() - (elapsed - last.elapsed)) > tolerance;
  const jumped = sinceSeen > maxAbsence || sinceSeen < -tolerance || wasAdjusted;
  return { seenAt: now, steadySince: jumped ? now : known.steadySince };
}

/** From when a clock is trusted to tell that enquiries are old; in the past for one that already is. */
export function trustedFrom({ steadySince }: ClockRecord): Date {
  return new Date(steadySince.getTime() + trustPeriod);
}
