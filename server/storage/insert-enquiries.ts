import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import type { DeliveryRules } from '../model/delivery.ts';
import type { Database, DeliveryTable, EnquiryRow, EnquiryTable } from '../model/database.ts';
import { dueNow } from './due-now.ts';
import { isWithinRepeatWindow } from './enquiry-key.ts';
import { newReference } from './new-reference.ts';

/** An enquiry to be inserted. `mayConfirm`: whether its sender may get a confirmation. */
export type NewEnquiry = { row: NewRow; mayConfirm: boolean };

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
 * @returns each enquiry's reference by its key, and the number of deliveries added.
 */
export async function insertEnquiries(
  transaction: Transaction<Database>,
  enquiries: readonly NewEnquiry[],
  options: DeliveryOptions,
): Promise<{ references: Map<string, string>; deliveries: number }> {
  const references = new Map<string, string>();
  const confirmable = new Set(enquiries.filter(({ mayConfirm }) => mayConfirm).map(({ row }) => row.key));
  // Sorted: two servers that insert the same enquiries in opposite orders would deadlock.
  let missing = enquiries.map(({ row }) => row).sort((a, b) => (a.words_key < b.words_key ? -1 : 1));
  let deliveries = 0;
  while (missing.length > 0) {
    const added = await transaction
      .insertInto('enquiry')
      .values(missing.map((row) => ({ ...row, reference: newReference() })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'key', 'email', 'received_at', 'suspicion', 'reference'])
      .execute();
    deliveries += await insertDeliveries(transaction, added, confirmable, options);
    for (const { key, reference } of added) references.set(key, reference);
    missing = missing.filter(({ key }) => !references.has(key));
    if (missing.length === 0) break;
    for (const [key, reference] of await findRepeated(transaction, missing)) references.set(key, reference);
    missing = missing.filter(({ key }) => !references.has(key));
    // Of what is left, either equal text from long ago has just given up its key, or the reference is taken, which
    // happens once in 40,000 with 100,000 enquiries. Both are tried again.
  }
  return { references, deliveries };
}

/**
 * References of stored enquiries, by the key of the row that repeats them. Equal text from long ago is not repeated: it
 * gives up its key, so that the new one can be stored.
 */
async function findRepeated(transaction: Transaction<Database>, rows: readonly NewRow[]): Promise<Map<string, string>> {
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
  const byKey = new Map(stored.map((row) => [row.key, row]));
  const byWords = new Map(stored.map((row) => [row.words_key, row]));
  const references = new Map<string, string>();
  const outdated = new Set<number>();
  for (const { key, words_key, received_at } of rows) {
    const retried = byKey.get(key);
    const repeated = byWords.get(words_key);
    if (retried) references.set(key, retried.reference);
    else if (repeated && isWithinRepeatWindow(repeated.received_at, received_at))
      references.set(key, repeated.reference);
    else if (repeated) outdated.add(repeated.id);
  }
  if (outdated.size > 0)
    await transaction
      .updateTable('enquiry')
      .set('words_key', null)
      .where('id', 'in', [...outdated])
      .execute();
  return references;
}

/** What an enquiry and its deliveries bring into unique columns: inserting waits for a server that is inserting the same. */
export function uniqueValuesOf({ row, mayConfirm }: NewEnquiry, channels: readonly DeliveryRules[]): string[] {
  // Equal `key` means equal `words_key`.
  return [
    row.words_key,
    ...acceptingChannels(row, mayConfirm, channels).flatMap((channel) => channel.dedupeKey?.(row) ?? []),
  ];
}

type AddedEnquiry = Pick<EnquiryRow, 'id' | 'key' | 'email' | 'received_at' | 'suspicion'>;

/** @returns the number of deliveries. */
async function insertDeliveries(
  transaction: Transaction<Database>,
  added: readonly AddedEnquiry[],
  confirmable: ReadonlySet<string>,
  { channels, holdsSuspected }: DeliveryOptions,
): Promise<number> {
  const wanted = added.flatMap((enquiry) =>
    acceptingChannels(enquiry, confirmable.has(enquiry.key), channels).map((channel) =>
      deliveryOf(enquiry, channel, holdsSuspected),
    ),
  );
  const made = await madeAlready(transaction, wanted);
  const deliveries = wanted.filter(({ once }) => !once || !made.has(once));
  // Sorted, like the enquiries: another server may be confirming to the same addresses.
  deliveries.sort((a, b) => (a.once ?? '').localeCompare(b.once ?? ''));
  if (deliveries.length === 0) return 0;
  await transaction
    .insertInto('delivery')
    .values(deliveries)
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute();
  return deliveries.length;
}

/**
 * The deduplication keys that a delivery has already. Inserting beside it would wait for a transaction that is changing
 * that delivery, such as the claim of a server whose connection is lost; reading waits for none.
 */
async function madeAlready(
  transaction: Transaction<Database>,
  deliveries: readonly Insertable<DeliveryTable>[],
): Promise<Set<string | null>> {
  const keys = deliveries.flatMap(({ once }) => once ?? []);
  if (keys.length === 0) return new Set();
  const rows = await transaction.selectFrom('delivery').select('once').where('once', 'in', keys).execute();
  return new Set(rows.map(({ once }) => once));
}

const acceptingChannels = (
  { suspicion = null }: Pick<NewRow, 'suspicion'>,
  mayConfirm: boolean,
  channels: readonly DeliveryRules[],
): DeliveryRules[] => channels.filter(({ accepts }) => accepts?.({ suspicion, mayConfirm }) ?? true);

function deliveryOf(
  enquiry: AddedEnquiry,
  { name, retryPolicy, dedupeKey }: DeliveryRules,
  holdsSuspected: boolean,
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
