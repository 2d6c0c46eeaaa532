import BetterSqlite3 from 'better-sqlite3';
import { createDatabaseFile } from './database-file.ts';

/** Milliseconds for the server before this one to end. */
const timeLimit = 2000;

/** Says that one server has the database, until it is closed or the process ends, however it ends. */
type ServerLock = { release(): void };

/**
 * Two servers on one file would each send all its mail. A database of its own is locked, which the system takes back from
 * the dead; the enquiries' own stays open to the command line and to backups.
 *
 * @throws Error when another server has it.
 */
export function lockForServer(file: string): ServerLock {
  const lockFile = `${file}.lock`;
  createDatabaseFile(lockFile);
  const lock = new BetterSqlite3(lockFile, { timeout: timeLimit });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const taken = error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY');
    // Without its cause, by whose code it would pass for a file that is busy for a moment and be tried again forever.
    throw taken ? new Error('another server has it open') : error;
  }
  return { release: () => void lock.close() };
}
