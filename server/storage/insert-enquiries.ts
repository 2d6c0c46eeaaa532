import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import type { DeliveryRules } from '../model/delivery.ts';
import type { Database, DeliveryTable, EnquiryRow, EnquiryTable } from '../model/database.ts';
import { dueNow } from './due-now.ts';
import { isWithinRepeatWindow } from './enquiry-key.ts';
import { newReference } from './new-reference.ts';

/** An enquiry to be inserted. */
export type NewEnquiry = {
  row: NewRow;
  /** Whether its sender may get a confirmation. */
  mayConfirm: boolean;
};

type NewRow = Omit<Insertable<EnquiryTable>, 'reference' | 'words_key'> & { words_key: string };

export type DeliveryOptions = {
  /** The channels that notify the company, or the sender, of each new enquiry. */
  channels: readonly DeliveryRules[];
  /** Whether suspected spam is held until a person releases it. */
  holdsSuspected: boolean;
};

/**
 * Inserts the enquiries that are not stored yet, with their deliveries.
 *
 * @returns each enquiry's reference by its key, and the number of deliveries that were added here or by a server that was
 * faster.
 */
export async function insertEnquiries(
  transaction: Transaction<Database>,
  enquiries: readonly NewEnquiry[],
  options: DeliveryOptions,
): Promise<{ references: Map<string, string>; deliveryCount: number }> {
  const references = new Map<string, string>();
  const confirmableKeys = new Set(enquiries.filter(({ mayConfirm }) => mayConfirm).map(({ row }) => row.key));
  // Sorted: two servers that insert the same enquiries in opposite orders would deadlock.
  let remaining = enquiries.map(({ row }) => row).sort((a, b) => compareKeys(a.words_key, b.words_key));
  let deliveryCount = 0;
  while (remaining.length > 0) {
    const inserted = await transaction
      .insertInto('enquiry')
      .values(remaining.map((row) => ({ ...row, reference: newReference() })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'key', 'email', 'received_at', 'suspicion', 'reference'])
      .execute();
    deliveryCount += await insertDeliveries(transaction, inserted, confirmableKeys, options);
    for (const { key, reference } of inserted) references.set(key, reference);
    remaining = remaining.filter(({ key }) => !references.has(key));
    if (remaining.length === 0) break;
    const { repeats, outdatedIds } = await findRepeats(transaction, remaining);
    for (const [key, reference] of repeats) references.set(key, reference);
    await giveUpWordsKeys(transaction, outdatedIds);
    remaining = remaining.filter(({ key }) => !references.has(key));
    // The rest is tried again: either equal text from long ago has just given up its key, or the new reference was taken,
    // which happens once in 40,000 with 100,000 enquiries.
  }
  return { references, deliveryCount };
}

/**
 * Finds the stored enquiries that `rows` repeat.
 *
 * @returns their references in `repeats`, by the key of the row that repeats them; and in `outdatedIds` the ids of
 * enquiries with equal text from too long ago to be repeated.
 */
async function findRepeats(
  transaction: Transaction<Database>,
  rows: readonly NewRow[],
): Promise<{ repeats: Map<string, string>; outdatedIds: Set<number> }> {
  const stored = await transaction
    .selectFrom('enquiry')
    .select(['id', 'key', 'words_key', 'received_at', 'reference'])
    .where(({ eb, or }) =>
      or([
        eb(
          'key',
          'in',
          rows.map(({ key }) => key),
        ),
        eb(
          'words_key',
          'in',
          rows.map((row) => row.words_key),
        ),
      ]),
    )
    .execute();
  const rowsByKey = new Map(stored.map((row) => [row.key, row]));
  const rowsByWords = new Map(stored.map((row) => [row.words_key, row]));
  const repeats = new Map<string, string>();
  const outdatedIds = new Set<number>();
  for (const { key, words_key, received_at } of rows) {
    const sameEnquiry = rowsByKey.get(key);
    const sameWords = rowsByWords.get(words_key);
    if (sameEnquiry) repeats.set(key, sameEnquiry.reference);
    else if (sameWords && isWithinRepeatWindow(sameWords.received_at, received_at))
      repeats.set(key, sameWords.reference);
    else if (sameWords) outdatedIds.add(sameWords.id);
  }
  return { repeats, outdatedIds };
}

/** Makes stored enquiries give up their `words_key`, so that new ones with equal text can be stored. */
async function giveUpWordsKeys(transaction: Transaction<Database>, ids: ReadonlySet<number>): Promise<void> {
  if (ids.size === 0) return;
  await transaction
    .updateTable('enquiry')
    .set('words_key', null)
    .where('id', 'in', [...ids])
    .execute();
}

/** The values of an enquiry and its deliveries in unique columns: inserting waits for a server that inserts the same. */
export function uniqueValuesOf({ row, mayConfirm }: NewEnquiry, channels: readonly DeliveryRules[]): string[] {
  // Equal `key` means equal `words_key`.
  return [
    row.words_key,
    ...acceptingChannels(channels, { ...row, mayConfirm }).flatMap((channel) => channel.dedupeKey?.(row) ?? []),
  ];
}

/** Compares two keys alike on every server, whatever its locale. */
const compareKeys = (a: string, b: string): number => Number(a > b) - Number(a < b);

type AddedEnquiry = Pick<EnquiryRow, 'id' | 'key' | 'email' | 'received_at' | 'suspicion'>;

/**
 * Inserts the deliveries of new enquiries.
 *
 * @returns their number, including those that another server has just inserted.
 */
async function insertDeliveries(
  transaction: Transaction<Database>,
  inserted: readonly AddedEnquiry[],
  confirmableKeys: ReadonlySet<string>,
  { channels, holdsSuspected }: DeliveryOptions,
): Promise<number> {
  const candidates = inserted.flatMap((enquiry) =>
    acceptingChannels(channels, {
      suspicion: enquiry.suspicion,
      mayConfirm: confirmableKeys.has(enquiry.key),
    }).map((channel) => newDelivery(enquiry, channel, { holdsSuspected })),
  );
  const existingKeys = await existingDedupeKeys(transaction, candidates);
  const deliveries = candidates.filter(({ once }) => !once || !existingKeys.has(once));
  // Sorted, like the enquiries: another server may be confirming to the same addresses.
  deliveries.sort((a, b) => compareKeys(a.once ?? '', b.once ?? ''));
  if (deliveries.length === 0) return 0;
  await transaction
    .insertInto('delivery')
    .values(deliveries)
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute();
  return deliveries.length;
}

/**
 * The deduplication keys that deliveries already have. Inserting one again would wait for a transaction that is changing
 * that delivery, such as the claim of a server whose connection is lost; reading waits for none.
 */
async function existingDedupeKeys(
  transaction: Transaction<Database>,
  deliveries: readonly Insertable<DeliveryTable>[],
): Promise<Set<string | null>> {
  const keys = deliveries.flatMap(({ once }) => once ?? []);
  if (keys.length === 0) return new Set();
  const rows = await transaction.selectFrom('delivery').select('once').where('once', 'in', keys).execute();
  return new Set(rows.map(({ once }) => once));
}

const acceptingChannels = (
  channels: readonly DeliveryRules[],
  { suspicion = null, mayConfirm }: Pick<NewRow, 'suspicion'> & { mayConfirm: boolean },
): DeliveryRules[] => channels.filter(({ accepts }) => accepts?.({ suspicion, mayConfirm }) ?? true);

function newDelivery(
  enquiry: AddedEnquiry,
  { name, retryPolicy, dedupeKey }: DeliveryRules,
  { holdsSuspected }: { holdsSuspected: boolean },
): Insertable<DeliveryTable> {
  return {
    enquiry_id: enquiry.id,
    channel: name,
    state: holdsSuspected && enquiry.suspicion !== null ? 'held' : 'waiting',
    reference: randomUUID(),
    next_attempt_at: dueNow,
    give_up_at: retryPolicy.deadline(new Date(enquiry.received_at)).toISOString(),
    once: dedupeKey?.(enquiry) ?? null,
  };
}
