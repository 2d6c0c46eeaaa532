import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { SqliteThread } from './sqlite-thread.ts';

/** kysely's SQLite dialect with its statements run on another thread. `file` must exist. */
export function threadedSqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new ThreadedSqliteDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
}

/** Lets all migrations run in one transaction, whose lock keeps another server that starts at the same time waiting. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One connection; the adapter tells kysely so, which then hands it to one holder at a time. */
class ThreadedSqliteDriver implements Driver {
  #thread: SqliteThread;
  #connection: DatabaseConnection;

  constructor(file: string) {
    this.#thread = new SqliteThread(file);
    this.#connection = new ThreadedSqliteConnection(this.#thread);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Takes the write lock at once: one that starts as a reader cannot wait for it later without risking a deadlock.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

class ThreadedSqliteConnection implements DatabaseConnection {
  #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes, lastInsertRowid } = await this.#thread.run({ sql, parameters });
    return {
      // The caller's type is a claim about its query that no driver can check.
      rows: rows as Row[],
      numAffectedRows: BigInt(changes),
      insertId: BigInt(lastInsertRowid),
    };
  }

  streamQuery(): never {
    throw new Error('the threaded SQLite connection does not stream: ask for a limited number of rows');
  }
}
