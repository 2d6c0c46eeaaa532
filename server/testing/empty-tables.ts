import { sql } from 'kysely';
import type { OpenedDatabase } from '../storage/opened-database.ts';

const tables = ['delivery', 'enquiry', 'audit', 'clock_record', 'held_digest', 'write_check'] as const;

/** Deletes all rows of an up-to-date database. */
export async function emptyTables({ kysely, dialect }: OpenedDatabase): Promise<void> {
  if (dialect === 'postgres') {
    const names = sql.join(tables.map((table) => sql.table(table)));
    await sql`truncate ${names}`.execute(kysely);
    return;
  }
  for (const table of tables) await kysely.deleteFrom(table).execute();
}

/**
 * Deletes all rows, and lets the ids of later rows begin with 1 again. For a few rows: PostgreSQL deletes them in a fraction
 * of the time that truncate needs to make new files.
 */
export async function resetTables({ kysely, dialect }: OpenedDatabase): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    for (const table of tables) await transaction.deleteFrom(table).execute();
    await (
      dialect === 'postgres'
        ? sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
              from pg_sequences where schemaname = current_schema()`
        : sql`delete from sqlite_sequence`
    ).execute(transaction);
  });
}
