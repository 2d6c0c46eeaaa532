import type { Config } from '../config.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { databaseFile } from './sqlite/database-file.ts';

/**
 * Opens the configured database for a server and brings its tables up to date.
 *
 * @throws StartError if it cannot be used.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenedDatabase> {
  // The other database's code is not even loaded.
  if (databaseUrl) return (await import('./postgres/open-postgres.ts')).openPostgres(databaseUrl);
  return (await import('./sqlite/open-sqlite.ts')).openSqlite(databaseFile(dataDir), { forServer: true });
}
