import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DatabaseDialect } from '../database-dialect.ts';

/** The end of a `create table`. Without `strict`, SQLite stores any type in any column. */
export function tableEnd(dialect: DatabaseDialect): RawBuilder<unknown> {
  return dialect === 'sqlite' ? sql`strict` : sql``;
}
