import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../model/database.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** Ids in one statement: an enquiry can be deleted with thousands of others. */
const batchSize = 500;

type Erased = { deleted: number; overwritten: boolean };

/**
 * Deletes enquiries and, by the tables' own rule, their deliveries, then sees to it that they do not stay readable in
 * the database's files.
 *
 * @returns how many there were, and whether they are surely overwritten there.
 */
export function eraseEnquiries(database: OpenedDatabase, ids: readonly number[]): Promise<Erased> {
  return erase(database, ids, 'all');
}

/** Erases those that may still go: since they were found, a person may have put a delivery of one back. */
export function purgeEnquiries(database: OpenedDatabase, ids: readonly number[]): Promise<Erased> {
  return erase(database, ids, 'purgeable');
}

async function erase(database: OpenedDatabase, ids: readonly number[], which: 'all' | 'purgeable'): Promise<Erased> {
  let deleted = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    const { numDeletedRows } = await database.kysely
      .deleteFrom('enquiry')
      .where('id', 'in', ids.slice(start, start + batchSize))
      .$if(which === 'purgeable', (query) => query.where(({ not, exists }) => not(exists(unsent))))
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  return { deleted, overwritten: deleted === 0 || (await overwriteErased(database).catch(() => false)) };
}

/** For people: what is left of what was deleted but not yet overwritten. */
export const notOverwrittenWords =
  'In the files of the database it stays readable until nobody reads an earlier state of it: do this again later with ' +
  'PostgreSQL (vacuum enquiry, delivery); SQLite overwrites it with the next writes.';

/**
 * The ids of what was received before `before`. An enquiry with a delivery that waits or failed is not among them: a
 * person retries or discards that first.
 */
export async function purgeableEnquiries({ kysely }: OpenedDatabase, before: Date): Promise<number[]> {
  const rows = await kysely
    .selectFrom('enquiry')
    .select('id')
    .where('received_at', '<', before.toISOString())
    .where(({ not, exists }) => not(exists(unsent)))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function unsent({ selectFrom }: ExpressionBuilder<Database, 'enquiry'>) {
  return selectFrom('delivery')
    .select('delivery.id')
    .whereRef('delivery.enquiry_id', '=', 'enquiry.id')
    .where('delivery.state', 'in', ['waiting', 'failed']);
}

/**
 * SQLite overwrites what it deletes (`secure_delete`), but its log still holds it until that is written back and cut;
 * PostgreSQL keeps deleted rows in the table until they are vacuumed. Both do it by themselves sooner or later: that it
 * cannot be done at once is not a failure of the deletion.
 */
async function overwriteErased({ kysely, dialect }: OpenedDatabase): Promise<boolean> {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
    return rows[0]?.busy === 0;
  }
  // A vacuum leaves what somebody's transaction, begun before the deletion, could still read.
  const { rows } = await sql<{ readable: boolean }>`with now as (select pg_current_xact_id()::xid as id)
    select exists (select 1 from pg_stat_activity, now
      where datname = current_database() and backend_xmin is not null and pid <> pg_backend_pid() and age(backend_xmin) > age(now.id)) as readable`.execute(
    kysely,
  );
  await sql`vacuum enquiry, delivery`.execute(kysely);
  return rows[0]?.readable === false;
}
