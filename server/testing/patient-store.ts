import { createKyselyEnquiryStore } from '../storage/kysely-enquiry-store.ts';
import type { EnquiryStoreOptions } from '../storage/kysely-enquiry-store.ts';
import type { EnquiryStore } from '../storage/enquiry-store.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';

/** A store with a longer time limit than a server's: a test must not fail because the machine is busy. */
export function createPatientStore(database: OpenedDatabase, options: EnquiryStoreOptions = {}): EnquiryStore {
  return createKyselyEnquiryStore(database, {
    limits: { batchSize: 200, maxWaiting: 1000, timeLimit: 120_000 },
    ...options,
  });
}
