import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { tableEnd } from './table-end.ts';
import { textType } from './text-type.ts';

export const clockRecordTable = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    const text = textType(dialect);
    await database.schema
      .createTable('clock_record')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('seen_at', text, (column) => column.notNull())
      .addColumn('steady_since', text, (column) => column.notNull())
      .modifyEnd(tableEnd(dialect))
      .execute();
  },
});
