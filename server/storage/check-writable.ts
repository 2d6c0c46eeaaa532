import type { OpenedDatabase } from './opened-database.ts';

/**
 * Resolves when the database has committed something to disk just now: nothing less distinguishes a full disk, one that
 * can only be read, or a standby from a database that keeps what it is given.
 *
 * @throws what the database says otherwise.
 */
export async function checkWritable({ kysely }: OpenedDatabase, now: Date): Promise<void> {
  const checked_at = now.toISOString();
  await kysely
    .insertInto('write_check')
    .values({ id: 1, checked_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
    .execute();
}
