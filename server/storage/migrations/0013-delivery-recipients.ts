import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { textType } from './text-type.ts';

/**
 * While servers are upgraded in turn, the previous release ignores this column: a delivery that it takes over is sent
 * again to all recipients.
 */
export const deliveryRecipientsColumn = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    await database.schema.alterTable('delivery').addColumn('recipients', textType(dialect)).execute();
  },
});
