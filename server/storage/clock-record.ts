import type { OpenedDatabase } from './opened-database.ts';

/** The history of the clock by which enquiries grow old. */
export type ClockRecord = {
  /** The time that the clock showed when it was last checked. */
  seenAt: Date;
  /**
   * The time, by this clock, since when it has neither jumped by more than an hour nor gone unchecked for more than three
   * days; unproven time does not count toward it.
   */
  steadySince: Date;
  /**
   * Milliseconds by which the clock has advanced since it last ran evenly for a week, and which no server's monotonic
   * clock confirms, beyond a tolerance: no server ran, or the clock was set ahead.
   */
  unproven: number;
  /** The time at which unproven milliseconds were last added; null if there are none. */
  unprovenSince: Date | null;
};

/** The record of the last check; undefined if the clock was never checked. */
export async function readClockRecord({ kysely }: OpenedDatabase): Promise<ClockRecord | undefined> {
  const row = await kysely.selectFrom('clock_record').selectAll().where('id', '=', 1).executeTakeFirst();
  if (!row) return undefined;
  const { seen_at, steady_since, unproven, unproven_since } = row;
  return {
    seenAt: new Date(seen_at),
    steadySince: new Date(steady_since),
    unproven,
    unprovenSince: unproven_since === null ? null : new Date(unproven_since),
  };
}

export async function writeClockRecord(
  { kysely }: OpenedDatabase,
  { seenAt, steadySince, unproven, unprovenSince }: ClockRecord,
): Promise<void> {
  const record = {
    seen_at: seenAt.toISOString(),
    steady_since: steadySince.toISOString(),
    unproven,
    unproven_since: unprovenSince?.toISOString() ?? null,
  };
  await kysely
    .insertInto('clock_record')
    .values({ id: 1, ...record })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(record))
    .execute();
}
