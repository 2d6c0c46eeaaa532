import { CompiledQuery, SqliteAdapter, SqliteIntrospector } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { RowByRowCompiler } from './row-by-row-compiler.ts';
import type { RepeatedQuery } from './row-by-row-compiler.ts';
import type { SqliteThreadOptions } from './sqlite-message.ts';
import { SqliteThread } from './sqlite-thread.ts';

/** kysely's SQLite dialect with its statements run on another thread. `file` must exist. */
export function threadedSqliteDialect(file: string, { forServer = false } = {}): Dialect {
  return {
    createDriver: () => new ThreadedSqliteDriver({ file, forServer }),
    createQueryCompiler: () => new RowByRowCompiler(),
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

/** One connection: by the adapter kysely knows, and hands it to one holder at a time. */
class ThreadedSqliteDriver implements Driver {
  #thread: SqliteThread;
  #connection: ThreadedSqliteConnection;

  constructor(options: SqliteThreadOptions) {
    this.#thread = new SqliteThread(options);
    this.#connection = new ThreadedSqliteConnection(this.#thread);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    this.#connection.beginWithNext();
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

class ThreadedSqliteConnection implements DatabaseConnection {
  #thread: SqliteThread;
  #begins = false;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  beginWithNext(): void {
    this.#begins = true;
  }

  /** Also where the transaction could not begin: what failed then is reported already. */
  async rollback(): Promise<void> {
    if (this.#begins) this.#begins = false;
    else await this.#thread.run({ sql: 'rollback', runs: [[]] }).catch(ignoreMissingTransaction);
  }

  async executeQuery<Row>(query: CompiledQuery | RepeatedQuery): Promise<QueryResult<Row>> {
    const begins = this.#begins;
    this.#begins = false;
    const runs = 'runs' in query ? query.runs : [query.parameters];
    const { rows, changes, lastInsertRowid } = await this.#thread.run({ sql: query.sql, runs }, begins);
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

function ignoreMissingTransaction(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
}
