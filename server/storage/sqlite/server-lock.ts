import BetterSqlite3 from 'better-sqlite3';
import { createDatabaseFile } from './database-file.ts';

/** Milliseconds to wait for the previous server to end. */
const timeLimit = 2000;

/** Held while one server has the database, until it is released or the process ends, however it ends. */
type ServerLock = { release(): void };

/**
 * Keeps other servers from the file: two would each send all its mail. Locks a separate database, which the system
 * releases when a process dies; the enquiries' own stays open to the command line and to backups.
 *
 * @throws Error if another server has it.
 */
export function lockForServer(file: string): ServerLock {
  const lockFile = `${file}.lock`;
  createDatabaseFile(lockFile);
  const lock = new BetterSqlite3(lockFile, { timeout: timeLimit });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const isTaken = error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY');
    // The cause is left out: by its code, this would look like a file that is briefly busy, and be retried forever.
    throw isTaken ? new Error('another server has it open') : error;
  }
  return { release: () => void lock.close() };
}
