import { closeSync, constants, existsSync, openSync, readSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

/** Matches a log: of WAL mode, or the journal of a transaction that a killed command had begun outside of that mode. */
const logSuffix = /-(wal|journal)$/;

/** The name under which a restore at `now` keeps the database that was at `file`. */
export function previousDatabaseName(file: string, now: Date): string {
  return `${file}.before-${now.toISOString().replaceAll(/[:-]/g, '')}`;
}

/**
 * The path to which an interrupted restore has moved a log without its database, which must follow it there; undefined if it has
 * not. For use after an interrupted restore only: otherwise, such a log belongs to a copy that was deleted, and would damage any
 * other database.
 */
export function interruptedTarget(file: string): string | undefined {
  if (hasLog(file)) return undefined;
  const folder = dirname(file);
  const kept = readdirSync(folder).filter((name) => name.startsWith(`${basename(file)}.before-`));
  const log = kept.find((name) => logSuffix.test(name) && !kept.includes(withoutSuffix(name)));
  return log && join(folder, withoutSuffix(log));
}

const withoutSuffix = (log: string): string => log.replace(logSuffix, '');

const hasLog = (file: string): boolean => existsSync(`${file}-wal`) || existsSync(`${file}-journal`);

/**
 * Writes the log of a kept database into its file, so that anyone who deletes that one file has deleted all. A database
 * that cannot be opened stays as it is.
 */
export function writeBackLog(file: string): void {
  // SQLite deletes the log beside a file that is not a database.
  if (!hasLog(file) || !isDatabase(file)) return;
  try {
    const database = new BetterSqlite3(file, { fileMustExist: true });
    try {
      database.pragma('journal_mode = delete');
    } finally {
      database.close();
    }
  } catch {
    // The log stays beside it, and the restore names both.
  }
}

function isDatabase(file: string): boolean {
  const descriptor = openSync(file, constants.O_RDONLY);
  try {
    const header = Buffer.alloc(16);
    readSync(descriptor, header);
    return header.toString('latin1') === 'SQLite format 3\0';
  } finally {
    closeSync(descriptor);
  }
}
