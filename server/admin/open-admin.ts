import { optionalChannels } from '../channels/channels.ts';
import type { Readiness } from '../http/readiness.ts';
import { checkWritable } from '../storage/check-writable.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { readOutboxStats } from '../storage/outbox-stats.ts';
import { createAdmin } from './admin.ts';
import type { Admin } from './admin.ts';
import { createMetrics } from './metrics.ts';

/** Health and metrics of a server. `database` returns the server's database, or undefined until that is opened. */
export function openAdmin(database: () => OpenedDatabase | undefined, readiness: Readiness, clock: () => Date): Admin {
  const requireDatabase = (): OpenedDatabase => {
    const opened = database();
    if (!opened) throw new Error('the database has not been opened yet');
    return opened;
  };
  const metrics = createMetrics(async () => readOutboxStats(requireDatabase(), clock(), optionalChannels));
  return createAdmin({ metrics, readiness, checkStore: async () => checkWritable(requireDatabase(), clock()) });
}
