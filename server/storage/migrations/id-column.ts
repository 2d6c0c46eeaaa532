import type { ColumnDefinitionBuilder } from 'kysely';
import type { DatabaseDialect } from '../database-dialect.ts';

/** A whole number counted up by the database. An id that somebody was once given never comes to mean another row. */
export function idColumn(dialect: DatabaseDialect) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
}
