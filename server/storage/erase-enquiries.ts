import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../model/database.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** The most ids in one statement: thousands of enquiries may be deleted at once. */
const batchSize = 500;

type ErasureResult = {
  /** The number of enquiries that were deleted. */
  deleted: number;
  /** Whether they are certainly overwritten in the database's files. */
  isOverwritten: boolean;
};

/**
 * Deletes enquiries and, by a cascade, their deliveries, then makes sure that they do not stay readable in the
 * database's files. Many are deleted in several statements: if one fails, what those before it deleted stays deleted.
 */
export function eraseEnquiries(database: OpenedDatabase, ids: readonly number[]): Promise<ErasureResult> {
  return erase(database, ids, 'all');
}

/** Erases those of the given enquiries that may still be purged: a person may have put back a delivery since. */
export function purgeEnquiries(database: OpenedDatabase, ids: readonly number[]): Promise<ErasureResult> {
  return erase(database, ids, 'purgeable');
}

async function erase(
  database: OpenedDatabase,
  ids: readonly number[],
  scope: 'all' | 'purgeable',
): Promise<ErasureResult> {
  let deleted = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    const { numDeletedRows } = await database.kysely
      .deleteFrom('enquiry')
      .where('id', 'in', ids.slice(start, start + batchSize))
      .$if(scope === 'purgeable', (query) => query.where(({ not, exists }) => not(exists(unsettledDeliveries))))
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  return { deleted, isOverwritten: deleted === 0 || (await overwriteErased(database).catch(() => false)) };
}

/** Tells people what remains of enquiries that are deleted but not yet overwritten. */
export const notOverwrittenWarning =
  "It stays readable in the database's files until nobody reads an earlier state of it: PostgreSQL needs another " +
  'vacuum enquiry, delivery later; SQLite overwrites it with the next writes.';

/**
 * The ids of enquiries received before `before`, except those with a waiting or failed delivery, which a person should
 * retry or discard first.
 */
export async function purgeableEnquiries({ kysely }: OpenedDatabase, before: Date): Promise<number[]> {
  const rows = await kysely
    .selectFrom('enquiry')
    .select('id')
    .where('received_at', '<', before.toISOString())
    .where(({ not, exists }) => not(exists(unsettledDeliveries)))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** An enquiry's deliveries that a person should retry or discard before it is purged. */
function unsettledDeliveries({ selectFrom }: ExpressionBuilder<Database, 'enquiry'>) {
  return selectFrom('delivery')
    .select('delivery.id')
    .whereRef('delivery.enquiry_id', '=', 'enquiry.id')
    .where('delivery.state', 'in', ['waiting', 'failed']);
}

/**
 * Overwrites what is left of deleted rows, and returns whether all of it certainly is. SQLite overwrites what it deletes
 * (`secure_delete`), but its log still contains it until it is written back and truncated; PostgreSQL keeps deleted rows
 * in the table until a vacuum. Both happen anyway sooner or later: if they are not possible now, the deletion has not
 * failed.
 */
async function overwriteErased({ kysely, dialect }: OpenedDatabase): Promise<boolean> {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
    return rows[0]?.busy === 0;
  }
  // A vacuum keeps rows that a transaction begun before the deletion could still read.
  const isReadable = sql<{ readable: boolean }>`
    with latest as (select pg_current_xact_id()::xid as id)
    select exists (
      select 1 from pg_stat_activity, latest
      where datname = current_database() and pid <> pg_backend_pid()
        and backend_xmin is not null and age(backend_xmin) > age(latest.id)
    ) as readable`;
  const { rows } = await isReadable.execute(kysely);
  await sql`vacuum enquiry, delivery`.execute(kysely);
  return rows[0]?.readable === false;
}
