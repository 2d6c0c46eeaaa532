import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DatabaseDialect } from '../database-dialect.ts';

/** Text that sorts by its characters' codes on every database, whatever language the database was made for. */
export function textType(dialect: DatabaseDialect): RawBuilder<unknown> {
  return dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
}
