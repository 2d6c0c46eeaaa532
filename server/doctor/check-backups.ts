import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '../text/error-message.ts';
import type { Config } from '../config.ts';
import type { Finding } from '../cli/finding.ts';
import { missing, ok, wrong } from '../cli/finding.ts';

/** Hours: a daily backup that runs a little later than yesterday is not an alarm. */
const oldest = 26;

/** Whether there is a fresh backup. */
export function checkBackups(
  { backupDir, dataDir, databaseUrl }: Pick<Config, 'backupDir' | 'dataDir' | 'databaseUrl'>,
  now: Date,
): Finding {
  if (backupDir === undefined) {
    return missing(
      'backups',
      'BACKUP_DIR is not set: nobody sees whether there are any; docs/operations.md has a timer',
    );
  }
  try {
    const files = readdirSync(backupDir).map((name) => ({ name, ...fileAt(join(backupDir, name)) }));
    const newest = files.filter(({ bytes }) => bytes > 0).sort((one, other) => other.changed - one.changed)[0];
    if (!newest) return wrong('backups', `${backupDir} holds none: look at the timer that makes them`);
    const hours = (now.getTime() - newest.changed) / 3_600_000;
    const words = `${newest.name} in ${backupDir} is ${Math.max(0, Math.floor(hours))} hours old`;
    if (hours > oldest) return wrong('backups', `${words}, the newest: look at the timer that makes them`);
    const isNear = databaseUrl === undefined && sameDisk(backupDir, dataDir);
    return ok(
      'backups',
      isNear ? `${words}; it is on the same disk as the database: copy it to another machine` : words,
    );
  } catch (error) {
    return wrong('backups', `BACKUP_DIR cannot be read (${errorMessage(error)})`);
  }
}

function fileAt(file: string): { bytes: number; changed: number } {
  const { size, mtimeMs } = statSync(file);
  return { bytes: size, changed: mtimeMs };
}

function sameDisk(one: string, other: string): boolean {
  return statSync(one).dev === statSync(other, { throwIfNoEntry: false })?.dev;
}
