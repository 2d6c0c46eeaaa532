import type { Readiness } from '../http/readiness.ts';
import { checkWritable } from '../storage/check-writable.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { readOutboxFigures } from '../storage/outbox-figures.ts';
import { createAdmin } from './admin.ts';
import type { Admin } from './admin.ts';
import { createMetrics } from './metrics.ts';

/** Health and metrics of a server that keeps its enquiries in this database. */
export function openAdmin(database: OpenedDatabase, readiness: Readiness, clock: () => Date): Admin {
  const metrics = createMetrics(() => readOutboxFigures(database, clock()));
  return createAdmin({ metrics, readiness, checkStore: () => checkWritable(database, clock()) });
}
