import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { idColumn } from './id-column.ts';
import { tableEnd } from './table-end.ts';
import { textType } from './text-type.ts';

export const auditTable = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    const text = textType(dialect);
    await database.schema
      .createTable('audit')
      .addColumn('id', 'integer', idColumn(dialect))
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('enquiries', 'integer', (column) => column.notNull())
      .modifyEnd(tableEnd(dialect))
      .execute();
  },
});
