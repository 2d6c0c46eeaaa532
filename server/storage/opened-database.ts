import type { Kysely } from 'kysely';
import type { Database } from '../model/database.ts';
import type { DatabaseDialect } from './database-dialect.ts';

/** A database whose tables stand. `kysely.destroy()` closes it. */
export type OpenedDatabase = {
  kysely: Kysely<Database>;
  dialect: DatabaseDialect;
  /** Which it is, in words for people and without secrets: a file, or a PostgreSQL database and its host. */
  name: string;
};
