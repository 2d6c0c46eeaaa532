import type { Kysely } from 'kysely';
import type { Database } from '../model/database.ts';
import type { DatabaseDialect } from './database-dialect.ts';

/** An open database whose tables exist. `kysely.destroy()` closes it. */
export type OpenedDatabase = {
  kysely: Kysely<Database>;
  dialect: DatabaseDialect;
  /** A description for people, without secrets: a file, or a PostgreSQL database and its host. */
  name: string;
};
