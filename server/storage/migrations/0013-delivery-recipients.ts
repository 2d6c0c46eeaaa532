import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { textType } from './text-type.ts';

/** The previous release, which knows no such column, sends to all again what it takes from this one's queue. */
export const deliveryRecipientsColumn = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    await database.schema.alterTable('delivery').addColumn('recipients', textType(dialect)).execute();
  },
});
