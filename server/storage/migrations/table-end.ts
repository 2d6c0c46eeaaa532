import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DatabaseDialect } from '../database-dialect.ts';

/** Ends a `create table`. Without `strict` SQLite keeps whatever it is given in a column of any type. */
export function tableEnd(dialect: DatabaseDialect): RawBuilder<unknown> {
  return dialect === 'sqlite' ? sql`strict` : sql``;
}
