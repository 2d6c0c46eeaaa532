import type { ColumnDefinitionBuilder } from 'kysely';
import type { DatabaseDialect } from '../database-dialect.ts';

/** A whole number counted up by the database. An id is never reused for another row. */
export function idColumn(dialect: DatabaseDialect) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
}
