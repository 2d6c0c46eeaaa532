import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { textType } from './text-type.ts';

/** Rows that are there already, and what the release before goes on to store beside this one, have none: theirs is `key`. */
export const wordsKeyColumn = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    await database.schema.alterTable('enquiry').addColumn('words_key', textType(dialect)).execute();
    // Both databases let any number of rows have none.
    await database.schema.createIndex('enquiry_by_words').unique().on('enquiry').columns(['words_key']).execute();
  },
});
