import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import type { ChannelName, Database, DeliveryTable, EnquiryTable } from './database.ts';
import { enquiryKey } from './enquiry-key.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { createGroupCommit } from './group-commit.ts';
import type { GroupCommitLimits } from './group-commit.ts';
import { giveUpAfter } from './give-up-after.ts';
import type { OpenedDatabase } from './opened-database.ts';

export type EnquiryStoreOptions = {
  /** The ways in which the company is told of each new enquiry; none by default. */
  channels?: readonly ChannelName[];
  /** Called after a commit that added something to tell. Must not throw. */
  onAdded?: () => void;
  limits?: GroupCommitLimits;
};

/**
 * 200 rows of 10 columns stay far below the parameters a statement may have on any database. PostgreSQL's statements
 * are cut off before the patience ends, so that an outage is told to the sender within 3 seconds.
 */
const limitsOf = {
  sqlite: { together: 200, waiting: 1000, patience: 5000 },
  postgres: { together: 200, waiting: 1000, patience: 2500 },
} satisfies Record<OpenedDatabase['dialect'], GroupCommitLimits>;

/** The store over any database whose tables stand. Closing it closes the database. */
export function createKyselyEnquiryStore(
  { kysely, dialect }: OpenedDatabase,
  { channels = [], onAdded, limits = limitsOf[dialect] }: EnquiryStoreOptions = {},
): EnquiryStore {
  const commits = createGroupCommit(async (rows: Insertable<EnquiryTable>[]) => {
    const added = await kysely.transaction().execute((transaction) => insert(transaction, rows, channels));
    if (added > 0) onAdded?.();
  }, limits);

  return {
    add: (enquiry, { receivedAt, form = null, suspicion = null }) =>
      commits.add({
        key: enquiryKey(enquiry),
        name: enquiry.name,
        email: enquiry.email,
        phone: enquiry.phone,
        question: enquiry.question,
        created: enquiry.created,
        application_id: enquiry.applicationId,
        received_at: receivedAt.toISOString(),
        form,
        suspicion,
      }),
    async close() {
      await commits.close();
      await kysely.destroy();
    },
  };
}

/** @returns how many deliveries were added. */
async function insert(
  transaction: Transaction<Database>,
  rows: Insertable<EnquiryTable>[],
  channels: readonly ChannelName[],
): Promise<number> {
  const added = await transaction
    .insertInto('enquiry')
    // In one order: two servers that insert the same enquiries the other way round would wait for each other for ever.
    .values(rows.sort((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning(['id', 'received_at'])
    .execute();
  const deliveries = added.flatMap(({ id, received_at }) =>
    channels.map((channel): Insertable<DeliveryTable> => ({
      enquiry_id: id,
      channel,
      reference: randomUUID(),
      next_attempt_at: received_at,
      give_up_at: giveUpAfter(new Date(received_at)).toISOString(),
    })),
  );
  if (deliveries.length > 0) await transaction.insertInto('delivery').values(deliveries).execute();
  return deliveries.length;
}
