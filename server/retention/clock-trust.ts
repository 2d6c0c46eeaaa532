import type { ClockRecord } from '../storage/clock-record.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A server may be off for a long weekend; after a longer absence, or several in a week that are longer together,
 * nothing distinguishes elapsed time from a clock that was set.
 */
const maxAbsence = 3 * day;
/**
 * The time by which a clock may be corrected without counting as adjusted: back from when it was last seen, or either
 * way between two readings of one process, during which the machine may have slept.
 */
const tolerance = hour;
/** The time that a clock may gain between two readings of one process: NTP corrects it by seconds. */
const ntpTolerance = minute;
/**
 * The time for which a clock that jumped, or was never checked, must then run evenly: long enough for somebody to notice the
 * wrong day in mail and logs.
 */
const trustPeriod = 7 * day;

/** A reading of the clock; `elapsed` is the process's monotonic clock, in milliseconds and fractions of them. */
export type ClockReading = { now: Date; elapsed: number };

/**
 * The clock record after a reading, given the previous record and the last reading of the same process. Without a last
 * reading, nothing but the clock tells how much time has passed.
 */
export function updatedClockRecord(
  record: ClockRecord | undefined,
  reading: ClockReading,
  lastReading: ClockReading | undefined,
): ClockRecord {
  const { now } = reading;
  // The times of enquiries prove nothing: the newest may have arrived while the clock was wrong.
  const freshRecord = { seenAt: now, steadySince: now, unproven: 0, unprovenSince: null };
  if (!record) return freshRecord;
  const elapsedSinceRecord = now.getTime() - record.seenAt.getTime();
  const adjustment = lastReading ? adjustmentBetween(lastReading, reading) : 0;
  const newlyUnproven = lastReading ? ifAbove(ntpTolerance, adjustment) : ifAbove(tolerance, elapsedSinceRecord);
  const unproven = (isProvenAgain(record, now, newlyUnproven) ? 0 : record.unproven) + newlyUnproven;
  const hasJumped =
    elapsedSinceRecord > maxAbsence ||
    unproven > maxAbsence ||
    elapsedSinceRecord < -tolerance ||
    Math.abs(adjustment) > tolerance;
  if (hasJumped) return freshRecord;
  const lastUnproven = newlyUnproven > 0 ? now : record.unprovenSince;
  return {
    seenAt: now,
    // Only time that has certainly passed counts toward the trust period.
    steadySince: record.seenAt < trustStart(record) ? addTime(record.steadySince, newlyUnproven) : record.steadySince,
    unproven,
    unprovenSince: unproven > 0 ? lastUnproven : null,
  };
}

/**
 * The time by which the clock was set ahead between two readings; negative if it was set back. Rounded up to whole
 * milliseconds, which the record stores: unproven time must not be underestimated.
 */
function adjustmentBetween(earlier: ClockReading, later: ClockReading): number {
  return Math.ceil(later.now.getTime() - earlier.now.getTime() - (later.elapsed - earlier.elapsed));
}

/** Returns the time if it is above the limit, otherwise 0. */
const ifAbove = (limit: number, time: number): number => (time > limit ? time : 0);

const addTime = (time: Date, by: number): Date => new Date(time.getTime() + by);

/** Whether the clock has run evenly for a whole trust period since time was last unproven, without `newlyUnproven`. */
function isProvenAgain({ unprovenSince }: ClockRecord, now: Date, newlyUnproven: number): boolean {
  return unprovenSince !== null && now.getTime() - newlyUnproven - unprovenSince.getTime() >= trustPeriod;
}

/** The latest time that has certainly been reached: the age of enquiries is judged by it. */
export function provenTime({ seenAt, unproven }: ClockRecord): Date {
  return new Date(seenAt.getTime() - unproven);
}

/** The time from which a clock is trusted to tell that enquiries are old; in the past if it is trusted already. */
export function trustStart({ steadySince }: ClockRecord): Date {
  return new Date(steadySince.getTime() + trustPeriod);
}
