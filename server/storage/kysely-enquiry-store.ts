import type { Insertable, Kysely } from 'kysely';
import type { Database, EnquiryTable } from './database.ts';
import { enquiryKey } from './enquiry-key.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { createGroupCommit } from './group-commit.ts';
import type { GroupCommitLimits } from './group-commit.ts';

/** 200 rows of 8 columns stay far below the parameters a statement may have on any database. */
const defaultLimits: GroupCommitLimits = { together: 200, waiting: 1000, patience: 5000 };

/** The store over any database whose tables stand. Closing it closes the database. */
export function createKyselyEnquiryStore(database: Kysely<Database>, limits = defaultLimits): EnquiryStore {
  // One statement is one transaction: either all rows of a group are kept or none is.
  const commits = createGroupCommit(async (rows: Insertable<EnquiryTable>[]) => {
    await database
      .insertInto('enquiry')
      .values(rows)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }, limits);

  return {
    add: (enquiry, receivedAt) =>
      commits.add({
        key: enquiryKey(enquiry),
        name: enquiry.name,
        email: enquiry.email,
        phone: enquiry.phone,
        question: enquiry.question,
        created: enquiry.created,
        application_id: enquiry.applicationId,
        received_at: receivedAt.toISOString(),
      }),
    async close() {
      await commits.close();
      await database.destroy();
    },
  };
}
