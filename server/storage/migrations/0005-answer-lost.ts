import type { Migration } from 'kysely/migration';

export const answerLostColumn: Migration = {
  async up(database) {
    await database.schema
      .alterTable('delivery')
      .addColumn('answer_lost', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
