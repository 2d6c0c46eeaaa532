import { Kysely } from 'kysely';
import { errorMessage } from '../../text/error-message.ts';
import { StartError } from '../../startup/start-error.ts';
import type { Database } from '../../model/database.ts';
import { checkWritable } from '../check-writable.ts';
import { migrate } from '../migrate.ts';
import type { OpenedDatabase } from '../opened-database.ts';
import { createDatabaseFile } from './database-file.ts';
import { threadedSqliteDialect } from './threaded-sqlite-dialect.ts';
import type { SqliteOptions } from './threaded-sqlite-dialect.ts';

/**
 * Opens the SQLite file, creating it if there is none, and brings its tables up to date.
 *
 * @throws StartError if the file cannot be created, opened, migrated or written, or, with `forServer`, if another
 * server has it open.
 */
export async function openSqlite(file: string, options?: SqliteOptions): Promise<OpenedDatabase> {
  let kysely: Kysely<Database> | undefined;
  try {
    createDatabaseFile(file);
    kysely = new Kysely<Database>({ dialect: threadedSqliteDialect(file, options) });
    await migrate(kysely, 'sqlite');
    const opened: OpenedDatabase = { kysely, dialect: 'sqlite', name: file };
    // Without a migration nothing has been written yet: the disk may be full or read-only.
    await checkWritable(opened, new Date());
    return opened;
  } catch (error) {
    await kysely?.destroy().catch(() => {});
    const cause = errorMessage(error);
    throw new StartError(
      `The database ${file} cannot be used (${cause}): make sure that it is a database of this program that this user ` +
        'may write and that no other server uses, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}
