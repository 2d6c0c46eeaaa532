import { columnsOf } from '../model/enquiry-fields.ts';
import { isRowError } from './database-errors.ts';
import { enquiryKey, wordsKey } from './enquiry-key.ts';
import type { EnquiryStore, StoredEnquiry } from './enquiry-store.ts';
import { createGroupCommit } from './group-commit.ts';
import type { GroupCommitLimits } from './group-commit.ts';
import { insertEnquiries, uniqueValuesOf } from './insert-enquiries.ts';
import type { DeliveryOptions, NewEnquiry } from './insert-enquiries.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { tryLock } from './postgres/transaction-locks.ts';

/** Options of a store: by default there are no channels, and no suspected spam is held. */
export type EnquiryStoreOptions = Partial<DeliveryOptions> & {
  /** Called after a commit that added deliveries. Must not throw. */
  onAdded?: () => void;
  limits?: GroupCommitLimits;
};

/**
 * 200 rows of 12 columns stay far below any database's maximum of parameters. PostgreSQL's statements are cut off
 * before the time limit, so that the sender learns of an outage within 3 seconds.
 */
const defaultLimits = {
  sqlite: { batchSize: 200, maxWaiting: 1000, timeLimit: 5000 },
  postgres: { batchSize: 200, maxWaiting: 1000, timeLimit: 2500 },
} satisfies Record<OpenedDatabase['dialect'], GroupCommitLimits>;

/** The store on any database with its tables in place. Closing it closes the database. */
export function createKyselyEnquiryStore(
  { kysely, dialect }: OpenedDatabase,
  { channels = [], holdsSuspected = false, onAdded, limits = defaultLimits[dialect] }: EnquiryStoreOptions = {},
): EnquiryStore {
  const options = { channels, holdsSuspected };
  const uniqueValues = (enquiry: NewEnquiry): string[] => uniqueValuesOf(enquiry, channels);
  const commits = createGroupCommit<NewEnquiry, StoredEnquiry>(
    async (enquiries) => {
      const { references, deliveryCount } = await kysely.transaction().execute(async (transaction) => {
        if (dialect === 'sqlite') return insertEnquiries(transaction, enquiries, options);
        // One that another server is storing at this moment is left out: its transaction may stay open for seconds, and
        // inserting it too would keep the others waiting.
        const locked = await tryLock(transaction, enquiries.flatMap(uniqueValues));
        const storable = enquiries.filter((enquiry) => uniqueValues(enquiry).every((value) => locked.has(value)));
        return insertEnquiries(transaction, storable, options);
      });
      if (deliveryCount > 0) onAdded?.();
      return enquiries.map(({ row }) => {
        const reference = references.get(row.key);
        return reference === undefined ? undefined : { reference };
      });
    },
    limits,
    isRowError,
  );

  return {
    add: (enquiry, { receivedAt, form = null, suspicion = null, mayConfirm = false }) =>
      commits.add({
        row: {
          key: enquiryKey(enquiry),
          words_key: wordsKey(enquiry),
          ...columnsOf(enquiry),
          received_at: receivedAt.toISOString(),
          form,
          suspicion,
        },
        mayConfirm,
      }),
    async close() {
      await commits.close();
      await kysely.destroy();
    },
  };
}
