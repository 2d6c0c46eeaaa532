import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../model/database.ts';

// Advisory locks: names on which transactions agree, independent of any row, held until the transaction ends.
// https://www.postgresql.org/docs/15/explicit-locking.html#ADVISORY-LOCKS

/** Locks those of the names that no other transaction holds, without waiting. @returns the names now locked. */
export async function tryLock(transaction: Transaction<Database>, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name
    where pg_try_advisory_xact_lock(hashtextextended(name, 0))`.execute(transaction);
  return new Set(rows.map(({ name }) => name));
}
