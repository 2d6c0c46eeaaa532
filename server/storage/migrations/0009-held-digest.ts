import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { tableEnd } from './table-end.ts';
import { textType } from './text-type.ts';

export const heldDigestTable = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    const text = textType(dialect);
    await database.schema
      .createTable('held_digest')
      .addColumn('day', text, (column) => column.primaryKey())
      .addColumn('reference', text, (column) => column.notNull())
      .addColumn('claimed_until', text, (column) => column.notNull())
      .addColumn('sent_at', text)
      .modifyEnd(tableEnd(dialect))
      .execute();
  },
});
