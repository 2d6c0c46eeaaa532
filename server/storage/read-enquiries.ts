import type { DeliveryRow, EnquiryRow } from '../model/database.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** The largest value of the column: no id reaches it. */
const idAboveAll = 2 ** 31 - 1;

/** The latest enquiries with an id below `before`, newest first. */
export async function latestEnquiries(
  { kysely }: OpenedDatabase,
  limit: number,
  before = idAboveAll,
): Promise<EnquiryRow[]> {
  return kysely.selectFrom('enquiry').selectAll().where('id', '<', before).orderBy('id', 'desc').limit(limit).execute();
}

export async function enquiryById({ kysely }: OpenedDatabase, id: number): Promise<EnquiryRow | undefined> {
  return kysely.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The enquiry with this reference, written as `K4MX-7R2W`. */
export async function enquiryByReference(
  { kysely }: OpenedDatabase,
  reference: string,
): Promise<EnquiryRow | undefined> {
  return kysely.selectFrom('enquiry').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** All enquiries from one address, regardless of case, oldest first. */
export async function enquiriesByEmail({ kysely }: OpenedDatabase, email: string): Promise<EnquiryRow[]> {
  return kysely
    .selectFrom('enquiry')
    .selectAll()
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.trim().toLowerCase())
    .orderBy('id')
    .execute();
}

/** The deliveries of one enquiry, in the order of their channels' names. */
export async function deliveriesOf({ kysely }: OpenedDatabase, enquiryId: number): Promise<DeliveryRow[]> {
  return kysely.selectFrom('delivery').selectAll().where('enquiry_id', '=', enquiryId).orderBy('channel').execute();
}

/** Rows in one statement, so that a large table is never in memory as a whole. */
const batchSize = 500;

/** Every enquiry received at `since` or later, oldest first. */
export async function* enquiriesSince({ kysely }: OpenedDatabase, since: Date): AsyncGenerator<EnquiryRow> {
  for (let lastId = 0; ;) {
    const rows = await kysely
      .selectFrom('enquiry')
      .selectAll()
      .where('id', '>', lastId)
      .where('received_at', '>=', since.toISOString())
      .orderBy('id')
      .limit(batchSize)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    lastId = last.id;
  }
}

/** Every enquiry with an id below `before`, newest first. */
export async function* enquiriesNewestFirst(database: OpenedDatabase, before = idAboveAll): AsyncGenerator<EnquiryRow> {
  for (let beforeId = before; ;) {
    const rows = await latestEnquiries(database, batchSize, beforeId);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    beforeId = last.id;
  }
}
