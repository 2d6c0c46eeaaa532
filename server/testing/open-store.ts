import { onTestFinished } from 'vitest';
import type { DeliveryRow, EnquiryRow } from '../model/database.ts';
import type { EnquiryStore } from '../storage/enquiry-store.ts';
import { createKyselyEnquiryStore } from '../storage/kysely-enquiry-store.ts';
import type { EnquiryStoreOptions } from '../storage/kysely-enquiry-store.ts';
import type { TestDatabase } from './test-databases.ts';

export interface OpenedStore {
  store: EnquiryStore;
  rows(): Promise<EnquiryRow[]>;
  deliveries(): Promise<DeliveryRow[]>;
}

/** A store, closed when the test ends, and another connection's view of its database. */
export async function openStore(database: TestDatabase, options?: EnquiryStoreOptions): Promise<OpenedStore> {
  const store = createKyselyEnquiryStore(await database.open(), options);
  onTestFinished(() => store.close());
  const { kysely } = await database.open();
  return {
    store,
    rows: () => kysely.selectFrom('enquiry').selectAll().orderBy('id').execute(),
    deliveries: () => kysely.selectFrom('delivery').selectAll().orderBy('id').execute(),
  };
}
