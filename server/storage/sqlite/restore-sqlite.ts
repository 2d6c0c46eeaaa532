import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { errorMessage } from '../../text/error-message.ts';
import { StartError } from '../../startup/start-error.ts';
import { changedMarkerPath, markChanged } from './changed-marker.ts';
import { copyBackup } from './copy-backup.ts';
import type { CopyCounts, ErasurePredicate } from './copy-backup.ts';
import { createDatabaseFile, deleteDatabase, moveDatabase } from './database-file.ts';
import { flushToDisk } from './flush-to-disk.ts';
import { interruptedTarget, previousDatabaseName, writeBackLog } from './previous-database.ts';
import { lockForServer } from './server-lock.ts';

type RestoreResult = CopyCounts & {
  /** The path of the previous database now; undefined if there was none. */
  keptPath: string | undefined;
  /** Its log, where that could not be copied into it because it is damaged or in use. */
  keptLog: string | undefined;
};

/**
 * Replaces the database in `file` by a copy of `backup`; the previous files are kept under another name. No server can
 * start in the meantime. Enquiries that `isErased` matches are deleted from the copy first. If interrupted, it leaves a
 * marker file, because of which servers refuse to start, and can be run again.
 *
 * @throws StartError if a server is running, if this user does not own the folder of `file`, if the marker file cannot be
 * written, or if `backup` is damaged or not a database of this program.
 */
export function restoreSqlite(file: string, backup: string, now: Date, isErased: ErasurePredicate): RestoreResult {
  if (existsSync(dirname(file))) refuseOtherUser(file);
  createDatabaseFile(`${file}.lock`);
  const lock = lockForRestore(file);
  const copy = `${file}.restoring`;
  try {
    const counts = copyBackup(backup, copy, isErased);
    return { ...counts, ...replaceDatabase(file, copy, backup, now) };
  } finally {
    deleteDatabase(copy);
    lock.release();
  }
}

/** Moves the checked copy into the place of the database. The marker file exists from before the first change until after the last. */
function replaceDatabase(
  file: string,
  copy: string,
  backup: string,
  now: Date,
): Pick<RestoreResult, 'keptPath' | 'keptLog'> {
  const folder = dirname(resolve(file));
  const wasMarked = existsSync(changedMarkerPath(file));
  markChanged(file, `${file} was being restored from ${backup} and this was interrupted`);
  if (!existsSync(changedMarkerPath(file))) {
    throw new StartError(
      `Nothing was restored: ${changedMarkerPath(file)} cannot be written, and without it a server could start in the middle of a restore.`,
    );
  }
  flushToDisk(folder);
  const interrupted = wasMarked ? interruptedTarget(file) : undefined;
  const keptPath = existsSync(file) ? (interrupted ?? previousDatabaseName(file, now)) : undefined;
  // Without the database, what is left beside it belongs to none.
  if (keptPath === undefined) deleteDatabase(file);
  else moveDatabase(file, keptPath);
  renameSync(copy, file);
  flushToDisk(folder);
  rmSync(changedMarkerPath(file), { force: true });
  flushToDisk(folder);
  // What another program changed is left as it was found: its log may not fit it.
  if (keptPath !== undefined && !wasMarked) writeBackLog(keptPath);
  const keptLog = keptPath !== undefined && existsSync(`${keptPath}-wal`) ? `${keptPath}-wal` : undefined;
  return { keptPath, keptLog };
}

/** Refuses to run as another user, such as root, whose files the server could not write. */
function refuseOtherUser(file: string): void {
  const folder = dirname(resolve(file));
  if (process.getuid && process.getuid() !== statSync(folder).uid) {
    throw new StartError(
      `Nothing was restored: run this as the user that owns ${folder}, such as with runuser -u site.`,
    );
  }
}

function lockForRestore(file: string): { release(): void } {
  try {
    return lockForServer(file);
  } catch (error) {
    if (error instanceof BetterSqlite3.SqliteError) {
      throw new StartError(
        `Nothing was restored: ${file}.lock cannot be used (${errorMessage(error)}). Delete it if no server is running.`,
        { cause: error },
      );
    }
    throw new StartError(
      `Nothing was restored: ${errorMessage(error)}. First stop the server and its socket, which would start it again ` +
        '(systemctl stop site.socket site.service).',
      { cause: error },
    );
  }
}
