import { existsSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { errorMessage } from '../text/error-message.ts';
import type { Config } from '../config.ts';
import { StartError } from '../startup/start-error.ts';
import type { Database } from '../model/database.ts';
import { versionOfTables } from '../storage/migrate.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { refuseChanged } from '../storage/sqlite/changed-marker.ts';
import { databaseFile } from '../storage/sqlite/database-file.ts';

/** Milliseconds that a command's statement may take: only the user at the terminal waits for it. */
const timeLimit = 120_000;
/** Milliseconds to wait for a connection to PostgreSQL, likewise; but an operator must soon learn that it does not answer. */
const connectTimeLimit = 10_000;
/** Milliseconds to wait for a server that is writing to the SQLite file. */
const lockTimeLimit = 5000;

/**
 * Opens the configured database, beside a running server if there is one. Does not create or change tables: that is
 * left to the server. `access` restricts SQLite only. `kysely.destroy()` closes the database.
 *
 * @throws StartError if there is no database, if it cannot be opened, or if its tables are of another version.
 */
export async function openForCommands(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  access: 'read' | 'write',
): Promise<OpenedDatabase> {
  const opened = databaseUrl ? await openPostgres(databaseUrl) : openFile(databaseFile(dataDir), access);
  const version = await versionOfTables(opened.kysely, opened.dialect).catch(async (error: unknown) => {
    await opened.kysely.destroy();
    throw cannotBeRead(opened.name, error);
  });
  if (version === 'current') return opened;
  await opened.kysely.destroy();
  throw new StartError(
    version === 'later'
      ? `A later version of this program has changed the tables of ${opened.name}: run that version's command.`
      : `The tables of ${opened.name} are of an earlier version: start the server once (npm start) to update them.`,
  );
}

function openFile(file: string, access: 'read' | 'write'): OpenedDatabase {
  if (!existsSync(file)) {
    throw new StartError(
      `There is no database at ${file} yet: the server creates it at its first start (npm start). If it was deleted, do not stop ` +
        'the server: docs/operations.md, "The file is gone". ' +
        'If it is kept elsewhere, set DATA_DIR to that folder.',
    );
  }
  try {
    refuseChanged(file);
    const database = new BetterSqlite3(file, {
      readonly: access === 'read',
      fileMustExist: true,
      timeout: lockTimeLimit,
    });
    database.pragma('foreign_keys = ON');
    // Erased personal data must not stay readable in the file.
    if (access === 'write') database.pragma('secure_delete = ON');
    const kysely = new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
    return { kysely, dialect: 'sqlite', name: file };
  } catch (error) {
    throw error instanceof StartError ? error : cannotBeRead(file, error);
  }
}

async function openPostgres(url: string): Promise<OpenedDatabase> {
  const { postgresPool } = await import('../storage/postgres/postgres-pool.ts');
  const { postgresName } = await import('../storage/postgres/postgres-name.ts');
  const pool = postgresPool(url, { timeLimit, connectTimeLimit });
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, dialect: 'postgres', name: postgresName(url) };
}

function cannotBeRead(name: string, error: unknown): StartError {
  const cause = errorMessage(error);
  return new StartError(
    `The database cannot be read: ${name} (${cause}). Run this as the user the server runs as, with the server's settings.`,
  );
}
