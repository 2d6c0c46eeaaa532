import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { idColumn } from './id-column.ts';
import { tableEnd } from './table-end.ts';
import { textType } from './text-type.ts';

export const enquiryTable = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    const text = textType(dialect);
    await database.schema
      .createTable('enquiry')
      .addColumn('id', 'integer', idColumn(dialect))
      .addColumn('key', text, (column) => column.notNull().unique())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('phone', text, (column) => column.notNull())
      .addColumn('question', text, (column) => column.notNull())
      .addColumn('created', text, (column) => column.notNull())
      .addColumn('application_id', 'integer', (column) => column.notNull())
      .addColumn('received_at', text, (column) => column.notNull())
      .modifyEnd(tableEnd(dialect))
      .execute();
  },
});
