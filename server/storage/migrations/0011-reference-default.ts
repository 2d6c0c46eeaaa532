import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database-dialect.ts';
import { randomReference } from './0007-enquiry-reference.ts';

/**
 * While servers on PostgreSQL are upgraded in turn, those of a release without references keep storing: the database
 * generates theirs. A SQLite file belongs to one server.
 */
export const referenceDefault = (dialect: DatabaseDialect): Migration => ({
  async up(database) {
    const reference = randomReference(dialect);
    if (dialect === 'postgres') {
      await sql`alter table enquiry alter column reference set default ${reference}`.execute(database);
    }
    // Row by row: if a reference is taken, another one is generated instead of failing the start.
    const missing = await sql<{ id: number }>`select id from enquiry where reference is null`.execute(database);
    for (const { id } of missing.rows) {
      for (;;) {
        const generated = await sql<{ reference: string }>`select ${reference} as reference`.execute(database);
        const [{ reference: text } = { reference: '' }] = generated.rows;
        const updated = await sql`update enquiry set reference = ${text} where id = ${id}
          and not exists (select 1 from enquiry where reference = ${text})`.execute(database);
        if (updated.numAffectedRows === 1n) break;
      }
    }
    if (dialect === 'postgres') await sql`alter table enquiry alter column reference set not null`.execute(database);
  },
});
