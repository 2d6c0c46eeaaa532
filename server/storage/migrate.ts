import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import { enquiryTable } from './migrations/0001-enquiry.ts';

/** Run in the order of their names, each once. One that has been released is never edited: add another. */
const migrations: Record<string, Migration> = { '0001-enquiry': enquiryTable };

/**
 * Brings the tables up to this version of the program; does nothing where they are.
 *
 * @throws when one fails, or when the database comes from a later version.
 */
export async function migrate(database: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
