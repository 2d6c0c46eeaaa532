import { Kysely } from 'kysely';
import { StartError } from '../../start-error.ts';
import type { Database } from '../database.ts';
import type { EnquiryStore } from '../enquiry-store.ts';
import { createKyselyEnquiryStore } from '../kysely-enquiry-store.ts';
import { migrate } from '../migrate.ts';
import { createDatabaseFile } from './database-file.ts';
import { threadedSqliteDialect } from './threaded-sqlite-dialect.ts';

/**
 * Opens the SQLite file, creating it where there is none, and brings its tables up to date.
 *
 * @throws StartError when the file cannot be made, opened or brought up to date.
 */
export async function openSqliteStore(file: string): Promise<EnquiryStore> {
  let database: Kysely<Database> | undefined;
  try {
    createDatabaseFile(file);
    database = new Kysely<Database>({ dialect: threadedSqliteDialect(file) });
    await migrate(database);
    return createKyselyEnquiryStore(database);
  } catch (error) {
    await database?.destroy().catch(() => {});
    const cause = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database ${file} cannot be used (${cause}): make sure that it is a database of this program that this user ` +
        'may write, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}
