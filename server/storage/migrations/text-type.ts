import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DatabaseDialect } from '../database-dialect.ts';

/** Text that sorts by code point on every database, whatever its locale. */
export function textType(dialect: DatabaseDialect): RawBuilder<unknown> {
  return dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
}
