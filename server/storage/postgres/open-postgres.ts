import { Kysely, PostgresDialect, sql } from 'kysely';
import { errorMessage } from '../../text/error-message.ts';
import { StartError } from '../../startup/start-error.ts';
import type { Database } from '../../model/database.ts';
import { checkWritable } from '../check-writable.ts';
import { migrate } from '../migrate.ts';
import type { OpenedDatabase } from '../opened-database.ts';
import { lockMigrations, MigrationDialect } from './migration-lock.ts';
import { postgresName } from './postgres-name.ts';
import { postgresPool } from './postgres-pool.ts';
import type { PoolLimits } from './postgres-pool.ts';

/** Limits in milliseconds. A migration that reaches one is rolled back and begins again after a second. */
const migrationLimits: PoolLimits = {
  // Enough for a statement that changes many millions of rows.
  timeLimit: 3_600_000,
  // While a statement waits for a table's lock, other servers' statements wait behind it, and they refuse enquiries. A server that
  // waits for another one to migrate begins again as well.
  lockTimeLimit: 30_000,
  // A server that lost power in a migration would hold its locks for as long.
  transactionIdleLimit: 120_000,
};

/**
 * Connects to the database at `url` (`postgres://…`) and brings its tables up to date. `limits` replaces a server's time limits, and
 * a migration's.
 *
 * @throws StartError if it cannot be reached, migrated or written, or if its encoding is not UTF-8.
 */
export async function openPostgres(url: string, limits: PoolLimits = {}): Promise<OpenedDatabase> {
  const name = postgresName(url);
  try {
    const migrationKysely = new Kysely<Database>({
      dialect: new MigrationDialect({ pool: postgresPool(url, { ...migrationLimits, ...limits }) }),
    });
    try {
      await requireUtf8(migrationKysely);
      await migrationKysely.transaction().execute(async (transaction) => {
        await lockMigrations(transaction);
        await migrate(transaction, 'postgres');
      });
      // Without a migration nothing has been written yet: it may be a read-only standby.
      await checkWritable({ kysely: migrationKysely, dialect: 'postgres', name }, new Date());
    } finally {
      await migrationKysely.destroy();
    }
    return {
      kysely: new Kysely<Database>({ dialect: new PostgresDialect({ pool: postgresPool(url, limits) }) }),
      dialect: 'postgres',
      name,
    };
  } catch (error) {
    throw new StartError(
      `${name.replace(/^the/, 'The')} cannot be used (${errorMessage(error).replace(/\s+/g, ' ')}): make sure that it runs and that DATABASE_URL names it, its user ` +
        'and its password, such as postgres://user:password@host:5432/database.',
      { cause: error },
    );
  }
}

/** Requires UTF-8: an enquiry with a character that another encoding lacks could never be stored. */
async function requireUtf8(kysely: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(kysely);
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new Error(`its encoding is ${encoding}: create one with encoding UTF8 and template template0`);
}
