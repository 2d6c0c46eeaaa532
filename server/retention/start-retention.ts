import type { BaseLogger } from 'pino';
import { purgeEnquiries } from '../storage/erase-enquiries.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { monthsBefore } from './months-before.ts';

export type Retention = { stop(): void };

const day = 24 * 60 * 60 * 1000;
/** Milliseconds after the start: a server that is restarted every night purges too, and no start waits for it. */
const firstTime = 60_000;

/** Deletes, a minute after the start and then daily, what was received more than `months` months ago. */
export function startRetention(
  database: OpenedDatabase,
  months: number,
  { clock, log }: { clock: () => Date; log: Pick<BaseLogger, 'info' | 'error'> },
): Retention {
  const purge = async (): Promise<void> => {
    try {
      const deleted = await purgeEnquiries(database, monthsBefore(clock(), months));
      if (deleted > 0) log.info({ deleted, months }, 'old enquiries deleted');
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : String(error) }, 'old enquiries are not deleted');
    }
  };
  let daily: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    void purge();
    daily = setInterval(() => void purge(), day);
  }, firstTime);
  return {
    stop() {
      clearTimeout(first);
      clearInterval(daily);
    },
  };
}
