import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { errorMessage } from '../../text/error-message.ts';
import { StartError } from '../../startup/start-error.ts';
import { changedMark, markChanged } from './changed-mark.ts';
import { createDatabaseFile } from './database-file.ts';
import { lockForServer } from './server-lock.ts';

/** The columns of an enquiry that every version of the table has. */
type StoredEnquiry = { id: number; key: string; email: string; received_at: string };

type Restored = {
  /** The number of enquiries restored, without erased ones. */
  enquiries: number;
  /** Enquiries of the backup that `isErased` matches and that are left out. */
  erased: number;
  /** Where the previous database is now; undefined if there was none. */
  kept: string | undefined;
  /** Its log, where that could not be copied into it because it is damaged or in use. */
  keptLog: string | undefined;
};

/**
 * Replaces the database in `file` by a copy of `backup`; the previous files are kept under another name. No server can
 * start meanwhile. Enquiries that `isErased` matches are deleted from the copy first. If interrupted, it leaves a mark
 * at which servers refuse to start, and can be run again.
 *
 * @throws StartError if a server is running, or if `backup` is damaged or not a database of this program.
 */
export function restoreSqlite(
  file: string,
  backup: string,
  now: Date,
  isErased: (enquiry: StoredEnquiry) => boolean,
): Restored {
  if (existsSync(dirname(file))) refuseOtherUser(file);
  createDatabaseFile(`${file}.lock`);
  const lock = lockOrExplain(file);
  const part = `${file}.restoring`;
  try {
    const counts = copyChecked(backup, part, isErased);
    const wasMarked = existsSync(changedMark(file));
    markChanged(file, `${file} was being restored from ${backup} and this was interrupted`);
    flush(dirname(resolve(file)));
    const interrupted = wasMarked ? interruptedTarget(file) : undefined;
    const kept = existsSync(file) ? (interrupted ?? `${file}.before-${stamp(now)}`) : undefined;
    // The log first: without it the file is of an earlier moment; with another file's log it would be damaged.
    for (const suffix of ['-shm', '-wal', '']) moveAway(file + suffix, kept && kept + suffix);
    renameSync(part, file);
    flush(dirname(resolve(file)));
    rmSync(changedMark(file), { force: true });
    flush(dirname(resolve(file)));
    // What another program changed is left as it was found: its log may not fit it.
    if (kept !== undefined && !wasMarked) includeLog(kept);
    const keptLog = kept !== undefined && existsSync(`${kept}-wal`) ? `${kept}-wal` : undefined;
    return { ...counts, kept, keptLog };
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(part + suffix, { force: true });
    lock.release();
  }
}

const stamp = (now: Date): string => now.toISOString().replaceAll(/[:-]/g, '');

/**
 * Where an interrupted restore has put a log: its database must go beside it, or the log would be lost to both. Without
 * an interrupted restore a log found here belongs to a copy that was deleted, and would destroy any other database.
 */
function interruptedTarget(file: string): string | undefined {
  if (existsSync(`${file}-wal`)) return undefined;
  const folder = dirname(file);
  const movedAway = readdirSync(folder).filter((name) => name.startsWith(`${basename(file)}.before-`));
  const log = movedAway.find((name) => name.endsWith('-wal') && !movedAway.includes(withoutSuffix(name)));
  return log && join(folder, withoutSuffix(log));
}

const withoutSuffix = (log: string): string => log.slice(0, -'-wal'.length);

/** Leaves one file, so that anyone who deletes that has deleted all. One that cannot be opened stays as it is. */
function includeLog(kept: string): void {
  // SQLite deletes the log beside a file that is not a database.
  if (!existsSync(`${kept}-wal`) || !isDatabase(kept)) return;
  try {
    const database = new BetterSqlite3(kept, { fileMustExist: true });
    try {
      database.pragma('journal_mode = delete');
    } finally {
      database.close();
    }
  } catch {}
}

function isDatabase(file: string): boolean {
  const handle = openSync(file, constants.O_RDONLY);
  try {
    const beginning = Buffer.alloc(16);
    readSync(handle, beginning);
    return beginning.toString('latin1') === 'SQLite format 3\0';
  } finally {
    closeSync(handle);
  }
}

/** The server could not write files of another user, such as root. */
function refuseOtherUser(file: string): void {
  const folder = dirname(resolve(file));
  if (process.getuid && process.getuid() !== statSync(folder).uid) {
    throw new StartError(
      `Nothing was restored: run this as the user that owns ${folder}, such as with runuser -u site.`,
    );
  }
}

function lockOrExplain(file: string): { release(): void } {
  try {
    return lockForServer(file);
  } catch (error) {
    throw new StartError(
      `Nothing was restored, ${errorMessage(error)}: stop it first, and its socket too, at which the next visitor would start it ` +
        '(systemctl stop site.socket site.service).',
      { cause: error },
    );
  }
}

function copyChecked(
  backup: string,
  part: string,
  isErased: (enquiry: StoredEnquiry) => boolean,
): Pick<Restored, 'enquiries' | 'erased'> {
  try {
    if (existsSync(`${backup}-wal`))
      throw new Error(`${backup}-wal exists: the backup is in use, or it is half of a copied database`);
    rmSync(part, { force: true });
    closeSync(openSync(part, constants.O_CREAT | constants.O_EXCL | constants.O_RDWR, 0o600));
    copyFileSync(backup, part);
    // The copy has the mode of the backup, which may have been brought back with any.
    chmodSync(part, 0o600);
    const enquiries = checkAndCount(part);
    const erased = erase(part, isErased);
    flush(part);
    return { enquiries: enquiries - erased, erased };
  } catch (error) {
    throw new StartError(
      `Nothing was restored, ${backup} cannot be used (${errorMessage(error)}): name a backup that enquiries backup made.`,
      {
        cause: error,
      },
    );
  }
}

/** @returns the number of enquiries in the copy. Throws if it is damaged or not a database of this program. */
function checkAndCount(part: string): number {
  const database = new BetterSqlite3(part, { fileMustExist: true });
  try {
    database.pragma('journal_mode = delete');
    const faults = database.pragma('integrity_check(1)', { simple: true });
    if (faults !== 'ok') throw new Error(`it is damaged: ${String(faults)}`);
    database.prepare('select count(*) from kysely_migration').get();
    return database.prepare<[], { count: number }>('select count(*) as count from enquiry').get()?.count ?? 0;
  } finally {
    database.close();
  }
}

/** @returns the number of enquiries that were deleted, with their deliveries, and overwritten. */
function erase(part: string, isErased: (enquiry: StoredEnquiry) => boolean): number {
  const database = new BetterSqlite3(part, { fileMustExist: true });
  try {
    for (const pragma of ['secure_delete = on', 'foreign_keys = on']) database.pragma(pragma);
    const ids: number[] = [];
    const rows = database.prepare<[], StoredEnquiry>('select id, key, email, received_at from enquiry').iterate();
    for (const row of rows) if (isErased(row)) ids.push(row.id);
    const remove = database.prepare<[number]>('delete from enquiry where id = ?');
    database.transaction(() => ids.forEach((id) => remove.run(id)))();
    return ids.length;
  } finally {
    database.close();
  }
}

function moveAway(path: string, target: string | undefined): void {
  if (!existsSync(path)) return;
  if (target === undefined) rmSync(path);
  else renameSync(path, target);
}

function flush(path: string): void {
  const handle = openSync(path, constants.O_RDONLY);
  fsyncSync(handle);
  closeSync(handle);
}
