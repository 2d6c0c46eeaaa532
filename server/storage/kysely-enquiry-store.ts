import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { columnsOf } from '../common/enquiry-fields.ts';
import { isRowError } from './is-row-error.ts';
import { confirmationDedupeKey } from './confirmation-dedupe-key.ts';
import type { ChannelName, Database, DeliveryTable, EnquiryRow, EnquiryTable } from './database.ts';
import { dueNow } from './due-now.ts';
import { enquiryKey } from './enquiry-key.ts';
import type { EnquiryStore, StoredEnquiry } from './enquiry-store.ts';
import { deliveryDeadline, confirmationDeadline } from './delivery-deadline.ts';
import { createGroupCommit } from './group-commit.ts';
import type { GroupCommitLimits } from './group-commit.ts';
import { newReference } from './new-reference.ts';
import type { OpenedDatabase } from './opened-database.ts';

export type EnquiryStoreOptions = {
  /** The ways in which the company, or the sender, is told of each new enquiry; none by default. */
  channels?: readonly ChannelName[];
  /** Whether the company is told of what is suspected to be spam only when a person has released it; not by default. */
  holdsSuspected?: boolean;
  /** Called after a commit that added something to tell. Must not throw. */
  onAdded?: () => void;
  limits?: GroupCommitLimits;
};

/**
 * 200 rows of 11 columns stay far below the parameters a statement may have on any database. PostgreSQL's statements
 * are cut off before the timeLimit ends, so that an outage is told to the sender within 3 seconds.
 */
const limitsOf = {
  sqlite: { batchSize: 200, waiting: 1000, timeLimit: 5000 },
  postgres: { batchSize: 200, waiting: 1000, timeLimit: 2500 },
} satisfies Record<OpenedDatabase['dialect'], GroupCommitLimits>;

/** An enquiry on its way into the database. */
type NewEnquiry = { row: Omit<Insertable<EnquiryTable>, 'reference'>; mayConfirm: boolean };

type Telling = Required<Pick<EnquiryStoreOptions, 'channels' | 'holdsSuspected'>>;

/** The store over any database whose tables stand. Closing it closes the database. */
export function createKyselyEnquiryStore(
  { kysely, dialect }: OpenedDatabase,
  { channels = [], holdsSuspected = false, onAdded, limits = limitsOf[dialect] }: EnquiryStoreOptions = {},
): EnquiryStore {
  const commits = createGroupCommit<NewEnquiry, StoredEnquiry>(
    async (enquiries) => {
      const { references, deliveries } = await kysely
        .transaction()
        .execute((transaction) => insert(transaction, enquiries, { channels, holdsSuspected }));
      if (deliveries > 0) onAdded?.();
      return enquiries.map(({ row }) => ({ reference: references.get(row.key) ?? '' }));
    },
    limits,
    isRowError,
  );

  return {
    add: (enquiry, { receivedAt, form = null, suspicion = null, mayConfirm = false }) =>
      commits.add({
        row: {
          key: enquiryKey(enquiry),
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

/** @returns each enquiry's reference by its key, and how many deliveries were added. */
async function insert(
  transaction: Transaction<Database>,
  enquiries: readonly NewEnquiry[],
  telling: Telling,
): Promise<{ references: Map<string, string>; deliveries: number }> {
  const references = new Map<string, string>();
  const confirmable = new Set(enquiries.filter(({ mayConfirm }) => mayConfirm).map(({ row }) => row.key));
  // In one order: two servers that insert the same enquiries the other way round would wait for each other for ever.
  let missing = enquiries.map(({ row }) => row).sort((one, other) => (one.key < other.key ? -1 : 1));
  let deliveries = 0;
  for (;;) {
    const added = await transaction
      .insertInto('enquiry')
      .values(missing.map((row) => ({ ...row, reference: newReference() })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'key', 'email', 'received_at', 'suspicion', 'reference'])
      .execute();
    deliveries += await insertDeliveries(transaction, added, confirmable, telling);
    for (const { key, reference } of added) references.set(key, reference);
    missing = missing.filter(({ key }) => !references.has(key));
    if (missing.length === 0) return { references, deliveries };
    const known = await transaction
      .selectFrom('enquiry')
      .select(['key', 'reference'])
      .where(
        'key',
        'in',
        missing.map(({ key }) => key),
      )
      .execute();
    for (const { key, reference } of known) references.set(key, reference);
    missing = missing.filter(({ key }) => !references.has(key));
    if (missing.length === 0) return { references, deliveries };
    // Of these another enquiry has drawn the reference already, one in 40,000 where there are 100,000: they draw again.
  }
}

type AddedEnquiry = Pick<EnquiryRow, 'id' | 'key' | 'email' | 'received_at' | 'suspicion'>;

/** @returns how many. */
async function insertDeliveries(
  transaction: Transaction<Database>,
  added: readonly AddedEnquiry[],
  confirmable: ReadonlySet<string>,
  { channels, holdsSuspected }: Telling,
): Promise<number> {
  const deliveries = added.flatMap((enquiry) =>
    channels
      .filter((channel) => channel !== 'confirmation' || (confirmable.has(enquiry.key) && enquiry.suspicion === null))
      .map((channel) => deliveryOf(enquiry, channel, holdsSuspected)),
  );
  // In one order, as the enquiries: another server may be confirming to the same addresses.
  deliveries.sort(({ once: one }, { once: other }) => (one ?? '').localeCompare(other ?? ''));
  if (deliveries.length === 0) return 0;
  await transaction
    .insertInto('delivery')
    .values(deliveries)
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute();
  return deliveries.length;
}

function deliveryOf(
  { id, email, received_at, suspicion }: AddedEnquiry,
  channel: ChannelName,
  holdsSuspected: boolean,
): Insertable<DeliveryTable> {
  const received = new Date(received_at);
  const confirms = channel === 'confirmation';
  return {
    enquiry_id: id,
    channel,
    state: holdsSuspected && suspicion !== null ? 'held' : 'waiting',
    reference: randomUUID(),
    next_attempt_at: dueNow,
    give_up_at: (confirms ? confirmationDeadline(received) : deliveryDeadline(received)).toISOString(),
    once: confirms ? confirmationDedupeKey(email, received_at) : null,
  };
}
