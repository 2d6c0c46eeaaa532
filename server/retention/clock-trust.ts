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
 * How far a clock may be corrected without counting as adjusted: back since it was last seen, or by more or less than
 * the elapsed time between two readings of one process, in which the machine may have slept.
 */
const tolerance = hour;
/** How much less may have passed than a clock says between two readings of one process: NTP corrects it by seconds. */
const correction = minute;
/**
 * How long a clock that jumped, or was never checked, must then run evenly: long enough for somebody to notice the
 * wrong day in mail and logs.
 */
const trustPeriod = 7 * day;

/** A reading of the clock; `elapsed` is in milliseconds of the process's monotonic clock. */
export type ClockReading = { now: Date; elapsed: number };

/**
 * The clock record after a reading, given the record before and the last reading of the same process. Without one,
 * nothing but the clock tells how much time has passed.
 */
export function updatedClockRecord(
  known: ClockRecord | undefined,
  reading: ClockReading,
  last: ClockReading | undefined,
): ClockRecord {
  const { now, elapsed } = reading;
  // The times of enquiries prove nothing: the newest may have arrived while the clock was wrong.
  const fresh = { seenAt: now, steadySince: now, unproven: 0, unprovenSince: null };
  if (!known) return fresh;
  const sinceSeen = now.getTime() - known.seenAt.getTime();
  const adjusted = last ? now.getTime() - last.now.getTime() - (elapsed - last.elapsed) : 0;
  const added = last ? over(correction, adjusted) : over(tolerance, sinceSeen);
  const unproven = (isOver(known, now, added) ? 0 : known.unproven) + added;
  const jumped =
    sinceSeen > maxAbsence || unproven > maxAbsence || sinceSeen < -tolerance || Math.abs(adjusted) > tolerance;
  if (jumped) return fresh;
  return {
    seenAt: now,
    // The days until it is trusted are such that have certainly passed.
    steadySince: known.seenAt < trustedFrom(known) ? later(known.steadySince, added) : known.steadySince,
    unproven,
    unprovenSince: added > 0 ? now : unproven > 0 ? known.unprovenSince : null,
  };
}

const over = (limit: number, time: number): number => (time > limit ? time : 0);

const later = (time: Date, by: number): Date => new Date(time.getTime() + by);

/** Whether the clock has run evenly for long enough since it was last unproven; `added` of that has not. */
function isOver({ unprovenSince }: ClockRecord, now: Date, added: number): boolean {
  return unprovenSince !== null && now.getTime() - added - unprovenSince.getTime() >= trustPeriod;
}

/** A time that has certainly come: by it enquiries are old. */
export function provenTime({ seenAt, unproven }: ClockRecord): Date {
  return new Date(seenAt.getTime() - unproven);
}

/** From when a clock is trusted to tell that enquiries are old; in the past for one that already is. */
export function trustedFrom({ steadySince }: ClockRecord): Date {
  return new Date(steadySince.getTime() + trustPeriod);
}
