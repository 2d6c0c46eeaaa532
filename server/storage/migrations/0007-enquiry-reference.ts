import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { textType } from './text-type.ts';

/** Adds the reference, to stored enquiries as well: people may write or call about them. */
export const enquiryReferenceColumn = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    const reference = randomReference(dialect);
    await database.schema.alterTable('enquiry').addColumn('reference', textType(dialect)).execute();
    await sql`update enquiry set reference = ${reference}`.execute(database);
    // Among 100,000 enquiries, two are expected to get the same one.
    for (;;) {
      const renewed = await sql`update enquiry set reference = ${reference}
        where id in (select max(id) from enquiry group by reference having count(*) > 1)`.execute(database);
      if (renewed.numAffectedRows === 0n) break;
    }
    await database.schema.createIndex('enquiry_by_reference').unique().on('enquiry').columns(['reference']).execute();
  },
});

/** SQL for half of a reference: four random hexadecimal digits, of which seven values are replaced by letters. */
const halfForSqlite = [
  ['0', 'H'],
  ['1', 'K'],
  ['A', 'M'],
  ['B', 'R'],
  ['C', 'W'],
  ['D', 'X'],
  ['E', 'Y'],
].reduce<RawBuilder<unknown>>(
  (text, [from, to]) => sql`replace(${text}, ${sql.lit(from)}, ${sql.lit(to)})`,
  sql`hex(randomblob(2))`,
);

/** Eight random hexadecimal digits in the alphabet of `contract/enquiry-reference.ts`, new for each row. */
export function randomReference(dialect: DatabaseDialect): RawBuilder<unknown> {
  if (dialect === 'postgres') {
    // The first eight digits of a version 4 UUID are random.
    return sql`overlay(translate(left(gen_random_uuid()::text, 8), '01abcdef', 'HKMRWXYF') placing '-' from 5 for 0)`;
  }
  // Four digits at a time, with the hyphen between them; both halves are random.
  return sql`${halfForSqlite} || '-' || ${halfForSqlite}`;
}
