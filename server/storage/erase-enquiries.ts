import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** Ids in one statement: an enquiry can be deleted with thousands of others. */
const batchSize = 500;

/**
 * Deletes enquiries and, by the tables' own rule, their deliveries, then sees to it that they do not stay readable in
 * the database's files.
 *
 * @returns how many there were.
 */
export async function eraseEnquiries(database: OpenedDatabase, ids: readonly number[]): Promise<number> {
  let deleted = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    const { numDeletedRows } = await database.kysely
      .deleteFrom('enquiry')
      .where('id', 'in', ids.slice(start, start + batchSize))
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  if (deleted > 0) await overwriteErased(database);
  return deleted;
}

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
 * cannot be done at once is no failure of the deletion.
 */
async function overwriteErased({ kysely, dialect }: OpenedDatabase): Promise<void> {
  const cleaning = dialect === 'sqlite' ? sql`pragma wal_checkpoint(truncate)` : sql`vacuum enquiry, delivery`;
  await cleaning.execute(kysely).catch(() => {});
}
