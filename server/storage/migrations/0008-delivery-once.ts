import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { textType } from './text-type.ts';

export const deliveryOnceColumn = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    await database.schema.alterTable('delivery').addColumn('once', textType(dialect)).execute();
    // Both databases allow any number of rows without one.
    await database.schema.createIndex('delivery_only_once').unique().on('delivery').columns(['once']).execute();
    // The server checks every minute whether anything is held; usually nothing is.
    await database.schema
      .createIndex('delivery_held')
      .on('delivery')
      .columns(['enquiry_id'])
      .where(sql.ref('state'), '=', sql`'held'`)
      .execute();
  },
});
