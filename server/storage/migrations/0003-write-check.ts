import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { tableEnd } from './table-end.ts';
import { textType } from './text-type.ts';

export const writeCheckTable = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    await database.schema
      .createTable('write_check')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('checked_at', textType(dialect), (column) => column.notNull())
      .modifyEnd(tableEnd(dialect))
      .execute();
  },
});
