import { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database, DeliveryRow, EnquiryRow } from '../model/database.ts';
import type { EnquiryStore } from '../storage/enquiry-store.ts';
import type { EnquiryStoreOptions } from '../storage/kysely-enquiry-store.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { createPatientStore } from './patient-store.ts';
import { sqliteInThisThread } from './sqlite-in-this-thread.ts';
import type { TestDatabase } from './test-databases.ts';

export type OpenedStore = {
  store: EnquiryStore;
  rows(): Promise<EnquiryRow[]>;
  deliveries(): Promise<DeliveryRow[]>;
};

/** A patient store, closed when the test ends, and another connection's view of its database. */
export async function openStore(database: TestDatabase, options?: EnquiryStoreOptions): Promise<OpenedStore> {
  const opened = await database.open();
  const store = createPatientStore(opened, options);
  onTestFinished(() => store.close());
  const kysely = await openObserver(database, opened);
  return {
    store,
    rows: () => kysely.selectFrom('enquiry').selectAll().orderBy('id').execute(),
    deliveries: () => kysely.selectFrom('delivery').selectAll().orderBy('id').execute(),
  };
}

/** Another connection. SQLite's is in this thread, since starting another one would take longer than most tests. */
async function openObserver(database: TestDatabase, { dialect, name }: OpenedDatabase): Promise<Kysely<Database>> {
  if (dialect === 'postgres') return (await database.open()).kysely;
  const kysely = new Kysely<Database>({ dialect: sqliteInThisThread(name) });
  onTestFinished(() => kysely.destroy());
  return kysely;
}
