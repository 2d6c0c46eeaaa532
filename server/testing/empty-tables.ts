import { sql } from 'kysely';
import type { OpenedDatabase } from '../storage/opened-database.ts';

const tables = ['delivery', 'enquiry', 'audit', 'clock_record', 'held_digest', 'write_check'] as const;

/** Deletes all rows of an up-to-date database. With `restartIds`, the ids of later rows begin with 1 again. */
export async function emptyTables(
  { kysely, dialect }: OpenedDatabase,
  { restartIds = false }: { restartIds?: boolean } = {},
): Promise<void> {
  if (dialect === 'postgres') {
    const names = sql.join(tables.map((table) => sql.table(table)));
    await sql`truncate ${names} ${sql.raw(restartIds ? 'restart identity' : 'continue identity')}`.execute(kysely);
    return;
  }
  for (const table of tables) await kysely.deleteFrom(table).execute();
  if (restartIds) await sql`delete from sqlite_sequence`.execute(kysely);
}
