import BetterSqlite3 from 'better-sqlite3';
import type { Statement } from 'better-sqlite3';
import { SqliteDialect } from 'kysely';
import type { Dialect } from 'kysely';

/**
 * SQLite in this thread, for simulations and for looking at rows: a round trip to another thread takes several times as
 * long as a statement, and so does waiting for the disk. `file` must exist.
 */
export function sqliteInThisThread(file: string): Dialect {
  const connection = new BetterSqlite3(file);
  connection.pragma('synchronous = off');
  connection.pragma('foreign_keys = on');
  /** The prepared statements, by their SQL: preparing one takes as long as running it. */
  const prepared = new Map<string, Statement>();
  return new SqliteDialect({
    database: {
      close: () => void connection.close(),
      prepare(sql) {
        const statement = prepared.get(sql) ?? connection.prepare(sql);
        prepared.set(sql, statement);
        return statement;
      },
    },
  });
}
