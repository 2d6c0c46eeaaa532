import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { textType } from './text-type.ts';

/**
 * The first column has a default because, while servers are upgraded in turn, the previous release keeps recording its
 * clock without these columns.
 */
export const unprovenTimeColumns = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    await database.schema
      .alterTable('clock_record')
      .addColumn('unproven', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema.alterTable('clock_record').addColumn('unproven_since', textType(dialect)).execute();
  },
});
