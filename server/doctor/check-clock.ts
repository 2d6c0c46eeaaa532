import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openForCommands } from '../cli/open-for-commands.ts';
import type { Config } from '../config.ts';
import type { Finding } from '../model/finding.ts';
import { ok, wrong } from '../model/finding.ts';

/** Seconds by which this clock may differ from the database's, whose time decides which deliveries are due. */
const tolerance = 2;

/** Finds out whether the clock is synchronized; undefined if that cannot be known. */
type ReadClockSync = () => Promise<boolean | undefined>;

/** Checks whether the clock is synchronized, and agrees with PostgreSQL's. */
export async function checkClock(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  clock: () => Date,
  readClockSync: ReadClockSync = readFromSystemd,
): Promise<Finding> {
  const timeText = `${clock().toISOString().slice(0, 19)}Z`;
  const secondsAhead = config.databaseUrl === undefined ? 0 : await secondsAheadOfDatabase(config, clock);
  if (Math.abs(secondsAhead) > tolerance) {
    return wrong(
      'clock',
      `${timeText}, ${Math.abs(secondsAhead).toFixed(0)} s ${secondsAhead > 0 ? 'ahead of' : 'behind'} PostgreSQL's: synchronize both with NTP`,
    );
  }
  const isSynchronized = await readClockSync();
  if (isSynchronized === false) {
    return wrong(
      'clock',
      `${timeText}, not synchronized: install systemd-timesyncd or chrony (timedatectl set-ntp true)`,
    );
  }
  return ok(
    'clock',
    isSynchronized ? `${timeText}, synchronized` : `${timeText}; whether it is synchronized cannot be determined`,
  );
}

/**
 * Seconds by which this clock is ahead of the database's at least, negative if behind; 0 if the database cannot be opened. The answer
 * may take seconds, and any moment of them may be the one whose time it names.
 */
async function secondsAheadOfDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  clock: () => Date,
): Promise<number> {
  const database = await openForCommands(config, 'read').catch(() => undefined);
  // The database's own check reports that it cannot be opened.
  if (!database) return 0;
  try {
    const askedAt = clock().getTime();
    const { rows } = await sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(
      database.kysely,
    );
    const answeredAt = clock().getTime();
    const databaseTime = Number(rows[0]?.ms);
    const isWithinQuery = databaseTime >= askedAt && databaseTime <= answeredAt;
    return isWithinQuery ? 0 : ((databaseTime < askedAt ? askedAt : answeredAt) - databaseTime) / 1000;
  } finally {
    await database.kysely.destroy();
  }
}

/** Undefined where there is no systemd, as in a container. */
async function readFromSystemd(): Promise<boolean | undefined> {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
    const answer = stdout.trim();
    return answer === '' ? undefined : answer === 'yes';
  } catch {
    return undefined;
  }
}
