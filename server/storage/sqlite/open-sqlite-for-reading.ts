import { existsSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { StartError } from '../../start-error.ts';
import type { Database } from '../database.ts';

/**
 * Opens the SQLite file beside a running server, for reading only. `destroy()` closes it.
 *
 * @throws StartError when there is no such file or it cannot be read.
 */
export function openSqliteForReading(file: string): Kysely<Database> {
  if (!existsSync(file)) {
    throw new StartError(
      `There is no database at ${file} yet: the server makes it at its first start (npm start). ` +
        'If it is kept elsewhere, set DATA_DIR to that folder.',
    );
  }
  try {
    const database = new BetterSqlite3(file, { readonly: true, fileMustExist: true, timeout: 2000 });
    return new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database ${file} cannot be read (${cause}): run this as the user the server runs as.`);
  }
}
