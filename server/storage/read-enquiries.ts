import type { Kysely } from 'kysely';
import type { Database, DeliveryRow, EnquiryRow } from '../model/database.ts';

/** The largest value of the column: no id reaches it. */
const idAboveAll = 2 ** 31 - 1;

/** The latest enquiries with an id below `before`, newest first. */
export async function latestEnquiries(
  database: Kysely<Database>,
  limit: number,
  before = idAboveAll,
): Promise<EnquiryRow[]> {
  return database
    .selectFrom('enquiry')
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function enquiryById(database: Kysely<Database>, id: number): Promise<EnquiryRow | undefined> {
  return database.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The enquiry with this reference, written as `K4MX-7R2W`. */
export async function enquiryByReference(
  database: Kysely<Database>,
  reference: string,
): Promise<EnquiryRow | undefined> {
  return database.selectFrom('enquiry').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** All enquiries from one address, regardless of case, oldest first. */
export async function enquiriesByEmail(database: Kysely<Database>, email: string): Promise<EnquiryRow[]> {
  return database
    .selectFrom('enquiry')
    .selectAll()
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.trim().toLowerCase())
    .orderBy('id')
    .execute();
}

export async function deliveriesOf(database: Kysely<Database>, enquiryId: number): Promise<DeliveryRow[]> {
  return database.selectFrom('delivery').selectAll().where('enquiry_id', '=', enquiryId).orderBy('channel').execute();
}

/** Rows in one statement, so that a large table is never in memory as a whole. */
const batchSize = 500;

/** Every enquiry received at `since` or later, oldest first. */
export async function* enquiriesSince(database: Kysely<Database>, since: Date): AsyncGenerator<EnquiryRow> {
  for (let lastId = 0; ;) {
    const rows = await database
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
export async function* enquiriesNewestFirst(
  database: Kysely<Database>,
  before = idAboveAll,
): AsyncGenerator<EnquiryRow> {
  for (let beforeId = before; ;) {
    const rows = await latestEnquiries(database, batchSize, beforeId);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    beforeId = last.id;
  }
}
