import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** `autoIncrement`: an id that was once told to somebody never comes to mean another enquiry. */
export const enquiryTable: Migration = {
  async up(database) {
    await database.schema
      .createTable('enquiry')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('application_id', 'integer', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .modifyEnd(sql`strict`)
      .execute();
  },
};
