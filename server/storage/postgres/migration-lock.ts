import { PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../model/database.ts';

/** The key of kysely's own lock, which servers of an earlier release take. */
const migrationLock = 3_853_314_791_062_309_107n;

/** Waits until no other server is migrating. The lock is held until the transaction ends. */
export async function lockMigrations(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
}

/**
 * kysely's dialect for migrations in a transaction of `lockMigrations`. kysely's own lock belongs to a connection: a PgBouncer may
 * unlock through another one, and each later start would wait for the first.
 */
export class MigrationDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
