import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { textType } from './text-type.ts';

/**
 * Existing rows, and those that the previous release keeps storing beside this one, have only `key`, and null here.
 */
export const wordsKeyColumn = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    await database.schema.alterTable('enquiry').addColumn('words_key', textType(dialect)).execute();
    // Both databases allow any number of rows without one.
    await database.schema.createIndex('enquiry_by_words').unique().on('enquiry').columns(['words_key']).execute();
  },
});
