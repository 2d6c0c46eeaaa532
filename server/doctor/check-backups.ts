import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '../text/error-message.ts';
import { pluralize } from '../text/pluralize.ts';
import type { Config } from '../config.ts';
import type { Finding } from '../model/finding.ts';
import { missing, ok, wrong } from '../model/finding.ts';

/** Hours after which the newest backup is too old: a daily one may run a little later than the day before. */
const maxHours = 26;

/** Milliseconds by which the clock of the machine that makes backups may be ahead: the age of a backup dated later is unknown. */
const maxClockDifference = 60 * 60 * 1000;

/** Matches backups, even compressed or encrypted ones, `enquiries-1.dump.age`, but none that is still being written, `.part`. */
const backupName = /^enquiries.*\.(sqlite|dump)(\.(?!part$)\w+)?$/;

/** The name of SQLite's database in the data folder; its side files, such as `enquiries.sqlite.changed`, begin with it. */
const databaseName = 'enquiries.sqlite';

/** Whether the newest backup in the folder, `enquiries….sqlite` or `.dump`, is fresh. Not whether it can be restored. */
export function checkBackups(
  { backupDir, dataDir, databaseUrl }: Pick<Config, 'backupDir' | 'dataDir' | 'databaseUrl'>,
  now: Date,
): Finding {
  if (backupDir === undefined) {
    return missing(
      'backups',
      'BACKUP_DIR is not set, so backups are not checked: docs/backups.md has a timer that makes them',
    );
  }
  try {
    const isDataFolder = databaseUrl === undefined && isSameFolder(backupDir, dataDir);
    const backups = readdirSync(backupDir, { withFileTypes: true })
      .filter((entry) => entry.isFile() && backupName.test(entry.name))
      .filter(({ name }) => !(isDataFolder && name.startsWith(databaseName)))
      .flatMap(({ name }) => readStats(backupDir, name));
    const complete = backups.filter(({ bytes }) => bytes > 0);
    const dated = complete.filter(({ modifiedAt }) => modifiedAt <= now.getTime() + maxClockDifference);
    const newest = dated.sort((a, b) => b.modifiedAt - a.modifiedAt)[0];
    if (!newest && complete.length > 0)
      return wrong(
        'backups',
        `every backup in ${backupDir} is dated in the future: check the clock, then make a new one`,
      );
    if (!newest) return wrong('backups', `${backupDir} contains no backup: check site-backup.timer`);
    const hours = (now.getTime() - newest.modifiedAt) / 3_600_000;
    const message = `${newest.name} in ${backupDir} is ${pluralize(Math.max(0, Math.floor(hours)), 'hour')} old`;
    const rank = dated.length < complete.length ? 'the newest that is not dated in the future' : 'the newest';
    if (hours > maxHours) return wrong('backups', `${message}, ${rank}: check the timer that makes them`);
    const isOnSameDisk = databaseUrl === undefined && areOnSameDisk(backupDir, dataDir);
    return ok(
      'backups',
      isOnSameDisk ? `${message}; it is on the same disk as the database: copy it to another machine` : message,
    );
  } catch (error) {
    return wrong('backups', `BACKUP_DIR cannot be read (${errorMessage(error)})`);
  }
}

/** The file's name, size and time; empty if it was deleted since its folder was read, as old backups are. */
function readStats(folder: string, name: string): { name: string; bytes: number; modifiedAt: number }[] {
  const stats = statSync(join(folder, name), { throwIfNoEntry: false });
  return stats ? [{ name, bytes: stats.size, modifiedAt: stats.mtimeMs }] : [];
}

/** Whether both are the same folder: then the database and its side files are not backups. */
function isSameFolder(backupDir: string, dataDir: string): boolean {
  const [backups, data] = [statSync(backupDir), statSync(dataDir, { throwIfNoEntry: false })];
  return backups.dev === data?.dev && backups.ino === data.ino;
}

/** Whether both folders are on one disk; false if the server has not created its own yet. */
function areOnSameDisk(backupDir: string, dataDir: string): boolean {
  return statSync(backupDir).dev === statSync(dataDir, { throwIfNoEntry: false })?.dev;
}
