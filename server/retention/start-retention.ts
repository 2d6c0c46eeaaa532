import { setTimeout as delay } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import { errorMessage } from '../text/error-message.ts';
import { pluralize } from '../text/pluralize.ts';
import { writeAudit } from '../storage/audit.ts';
import { readClockRecord, writeClockRecord } from '../storage/clock-record.ts';
import { purgeEnquiries } from '../storage/erase-enquiries.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { updatedClockRecord } from './clock-trust.ts';
import type { ClockReading } from './clock-trust.ts';
import { findEnquiriesToPurge } from './find-enquiries-to-purge.ts';

type RunningRetention = {
  /** Starts no further check, and waits up to `timeLimit` milliseconds for one that is under way. */
  stop(timeLimit: number): Promise<void>;
};

type RetentionDependencies = {
  clock: () => Date;
  log: Pick<BaseLogger, 'info' | 'error'>;
  /** Milliseconds of a monotonic clock. */
  elapsed?: () => number;
};

/** Milliseconds between two checks. */
const checkInterval = 60 * 60 * 1000;

/** Deletes enquiries received more than `months` months ago: immediately, and then every hour. */
export function startRetention(
  database: OpenedDatabase,
  months: number,
  dependencies: RetentionDependencies,
): RunningRetention {
  const deleteExpired = createRetention(database, months, dependencies);
  let lastCheck = deleteExpired();
  const timer = setInterval(() => void (lastCheck = deleteExpired()), checkInterval);
  return {
    async stop(timeLimit) {
      clearInterval(timer);
      const waited = new AbortController();
      await Promise.race([lastCheck, delay(timeLimit, undefined, { signal: waited.signal }).catch(() => {})]);
      waited.abort();
    },
  };
}

/** Returns a function that deletes expired enquiries once, unless the clock cannot be trusted. It never rejects. */
export function createRetention(
  database: OpenedDatabase,
  months: number,
  { clock, log, elapsed = () => performance.now() }: RetentionDependencies,
): () => Promise<void> {
  let lastReading: ClockReading | undefined;
  let lastRefusal: string | undefined;

  /** Logs a reason when it is new, and once a day. */
  function logRefusal(reason: string): void {
    const refusal = `${reason} ${clock().toISOString().slice(0, 10)}`;
    if (lastRefusal !== refusal) log.error({ reason }, 'old enquiries are not deleted');
    lastRefusal = refusal;
  }

  return async () => {
    try {
      const reading = { now: clock(), elapsed: elapsed() };
      const record = updatedClockRecord(await readClockRecord(database), reading, lastReading);
      await writeClockRecord(database, record);
      // Set only once it is recorded: otherwise a jump of the clock would be noticed only once.
      lastReading = reading;
      const decision = await findEnquiriesToPurge(database, months, record);
      if ('refusal' in decision) return logRefusal(decision.refusal);
      const { ids } = decision;
      if (ids.length === 0) return;
      const at = reading.now.toISOString();
      // Before the deletion: what cannot be recorded must not be deleted.
      await writeAudit(database, {
        at,
        by: 'retention',
        action: `older than ${pluralize(months, 'month')}`,
        enquiries: ids.length,
      });
      const { deleted, isOverwritten } = await purgeEnquiries(database, ids);
      log.info({ deleted, overwritten: isOverwritten, months }, 'old enquiries deleted');
    } catch (error) {
      logRefusal(errorMessage(error));
    }
  };
}
