import type { OpenedDatabase } from './opened-database.ts';

/**
 * Resolves when the database has just committed something to disk: nothing less distinguishes a full or read-only disk,
 * or a standby, from a database that keeps what it is given.
 *
 * @throws the database's error.
 */
export async function checkWritable({ kysely }: OpenedDatabase, now: Date): Promise<void> {
  const checked_at = now.toISOString();
  await kysely
    .insertInto('write_check')
    .values({ id: 1, checked_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
    .execute();
}
