import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import type { Database } from '../model/database.ts';
import { errorMessage } from '../text/error-message.ts';
import type { DatabaseDialect } from './database-dialect.ts';
import { enquiryTable } from './migrations/0001-enquiry.ts';
import { deliveryTable } from './migrations/0002-delivery.ts';
import { writeCheckTable } from './migrations/0003-write-check.ts';
import { clockRecordTable } from './migrations/0004-clock-record.ts';
import { answerLostColumn } from './migrations/0005-answer-lost.ts';
import { auditTable } from './migrations/0006-audit.ts';
import { enquiryReferenceColumn } from './migrations/0007-enquiry-reference.ts';
import { deliveryOnceColumn } from './migrations/0008-delivery-once.ts';
import { heldDigestTable } from './migrations/0009-held-digest.ts';
import { wordsKeyColumn } from './migrations/0010-words-key.ts';
import { referenceDefault } from './migrations/0011-reference-default.ts';
import { unprovenTimeColumns } from './migrations/0012-unproven-time.ts';
import { deliveryRecipientsColumn } from './migrations/0013-delivery-recipients.ts';

/** Run in the order of their names, once each. Never edit one that has been released: add another. */
const migrations = (dialect: DatabaseDialect): Record<string, Migration> => ({
  '0001-enquiry': enquiryTable(dialect),
  '0002-delivery': deliveryTable(dialect),
  '0003-write-check': writeCheckTable(dialect),
  '0004-clock-record': clockRecordTable(dialect),
  '0005-answer-lost': answerLostColumn,
  '0006-audit': auditTable(dialect),
  '0007-enquiry-reference': enquiryReferenceColumn(dialect),
  '0008-delivery-once': deliveryOnceColumn(dialect),
  '0009-held-digest': heldDigestTable(dialect),
  '0010-words-key': wordsKeyColumn(dialect),
  '0011-reference-default': referenceDefault(dialect),
  '0012-unproven-time': unprovenTimeColumns(dialect),
  '0013-delivery-recipients': deliveryRecipientsColumn(dialect),
});

/**
 * Brings the tables up to this version of the program; does nothing if they are. In one transaction, so that a server that
 * dies leaves nothing half done. On PostgreSQL, where several servers may start simultaneously, `database` is a transaction
 * that has locked migrations.
 *
 * @throws if a migration fails, or if the database comes from a later version.
 */
export async function migrate(database: Kysely<Database>, dialect: DatabaseDialect): Promise<void> {
  const { error } = await createMigrator(database, dialect).migrateToLatest();
  if (!error) return;
  // kysely's words for a migration that this version does not have.
  const [, laterMigration] =
    /^corrupted migrations: previously executed migration (\S+) is missing/.exec(errorMessage(error)) ?? [];
  if (!laterMigration) throw error;
  throw new Error(
    `a later version of this program has changed its tables, ${laterMigration}: start that one, or restore the backup from before it`,
    { cause: error },
  );
}

/** Compares the tables with this version of the program, read-only: `later` if a later version has changed them. */
export async function versionOfTables(
  database: Kysely<Database>,
  dialect: DatabaseDialect,
): Promise<'earlier' | 'current' | 'later'> {
  const ownMigrations = await createMigrator(database, dialect).getMigrations();
  if (ownMigrations.some(({ executedAt }) => executedAt === undefined)) return 'earlier';
  const executed = await database
    // kysely's own table, which `Database` does not have.
    .selectFrom('kysely_migration' as 'enquiry')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(executed.count) > ownMigrations.length ? 'later' : 'current';
}

function createMigrator(database: Kysely<Database>, dialect: DatabaseDialect): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations(dialect) } });
}
