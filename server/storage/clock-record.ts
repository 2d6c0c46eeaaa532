import type { OpenedDatabase } from './opened-database.ts';

/** What is known about the clock by which enquiries grow old. */
export type ClockRecord = {
  /** Its time when it was last checked. */
  seenAt: Date;
  /** The time, by this clock, since when it has neither been adjusted nor gone unchecked for days. */
  steadySince: Date;
};

/** The record of the last check; undefined if the clock was never checked. */
export async function readClockRecord({ kysely }: OpenedDatabase): Promise<ClockRecord | undefined> {
  const row = await kysely.selectFrom('clock_record').selectAll().where('id', '=', 1).executeTakeFirst();
  return row && { seenAt: new Date(row.seen_at), steadySince: new Date(row.steady_since) };
}

export async function writeClockRecord(
  { kysely }: OpenedDatabase,
  { seenAt, steadySince }: ClockRecord,
): Promise<void> {
  const record = { seen_at: seenAt.toISOString(), steady_since: steadySince.toISOString() };
  await kysely
    .insertInto('clock_record')
    .values({ id: 1, ...record })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(record))
    .execute();
}
