import type { Kysely } from 'kysely';
import type { Database, EnquiryRow } from './database.ts';

/** The latest enquiries, the newest first. */
export async function latestEnquiries(database: Kysely<Database>, limit: number): Promise<EnquiryRow[]> {
  return database.selectFrom('enquiry').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

export async function enquiryById(database: Kysely<Database>, id: number): Promise<EnquiryRow | undefined> {
  return database.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
}
