import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { idColumn } from './id-column.ts';
import { tableEnd } from './table-end.ts';
import { textType } from './text-type.ts';

export const deliveryTable = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    const text = textType(dialect);
    await database.schema.alterTable('enquiry').addColumn('form', text).execute();
    await database.schema.alterTable('enquiry').addColumn('suspicion', text).execute();
    await database.schema
      .createTable('delivery')
      .addColumn('id', 'integer', idColumn(dialect))
      .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('channel', text, (column) => column.notNull())
      .addColumn('reference', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull().defaultTo('waiting'))
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', text, (column) => column.notNull())
      .addColumn('give_up_at', text, (column) => column.notNull())
      .addColumn('last_error', text)
      .addColumn('lease_holder', text)
      .addColumn('leased_until', text)
      .addColumn('settled_at', text)
      .addUniqueConstraint('delivery_once', ['enquiry_id', 'channel'])
      .modifyEnd(tableEnd(dialect))
      .execute();
    // Most rows are delivered: the server looks for the few others every second.
    await database.schema
      .createIndex('delivery_unsettled')
      .on('delivery')
      .columns(['channel', 'next_attempt_at'])
      .where(sql.ref('state'), 'in', sql`('waiting', 'failed')`)
      .execute();
  },
});
