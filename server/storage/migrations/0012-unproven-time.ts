import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { textType } from './text-type.ts';

/** With a default: the previous release, which knows neither column, keeps recording its clock beside this one. */
export const unprovenTimeColumns = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    await database.schema
      .alterTable('clock_record')
      .addColumn('unproven', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema.alterTable('clock_record').addColumn('unproven_since', textType(dialect)).execute();
  },
});
