import {
  CompiledQuery,
  InsertQueryNode,
  PrimitiveValueListNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValuesNode,
} from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryId, QueryResult, RootOperationNode } from 'kysely';
import { SqliteThread } from './sqlite-thread.ts';
import type { SqliteThreadOptions } from './sqlite-thread.ts';

/** Milliseconds that a server's statement waits for another process's lock. */
const serverLockTimeLimit = 2000;

/** By default, several servers may have the file open, and a statement waits for a lock as long as a server's. */
export type SqliteOptions = Partial<Omit<SqliteThreadOptions, 'file'>>;

/** kysely's SQLite dialect with its statements run on another thread. `file` must exist. */
export function threadedSqliteDialect(
  file: string,
  { forServer = false, lockTimeLimit = serverLockTimeLimit }: SqliteOptions = {},
): Dialect {
  return {
    createDriver: () => new ThreadedSqliteDriver({ file, forServer, lockTimeLimit }),
    createQueryCompiler: () => new RowByRowCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
}

/** `runs` has the parameters of each execution. */
type RepeatedQuery = CompiledQuery & { runs: readonly (readonly unknown[])[] };

/**
 * Turns an insert of many rows into an insert of one that runs for each row: SQLite takes longer to parse a statement
 * with a thousand parameters than to insert the rows. PostgreSQL, across a network, gets them in one statement.
 */
class RowByRowCompiler extends SqliteQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery | RepeatedQuery {
    const rows = rowsOf(node);
    const [first, second] = rows;
    if (!first || !second) return super.compileQuery(node, queryId);
    const insertOfOneRow = super.compileQuery(
      { ...node, values: ValuesNode.create([first]) } as InsertQueryNode,
      queryId,
    );
    // Parameters outside the row, such as those of an update on conflict, would be missing.
    if (insertOfOneRow.parameters.length !== first.values.length) return super.compileQuery(node, queryId);
    return { ...insertOfOneRow, runs: rows.map(({ values }) => values) };
  }
}

/** The rows of an insert of plain values; none for any other query. */
function rowsOf(node: RootOperationNode): readonly PrimitiveValueListNode[] {
  const values = InsertQueryNode.is(node) && node.values && ValuesNode.is(node.values) ? node.values.values : [];
  const rows = values.filter((row) => PrimitiveValueListNode.is(row));
  return rows.length === values.length ? rows : [];
}

/** Runs all migrations in one transaction, whose lock makes another server that starts at the same time wait. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A driver with one connection: kysely's adapter knows that, and hands it to one holder at a time. */
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
  #mustBegin = false;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  beginWithNext(): void {
    this.#mustBegin = true;
  }

  /** Rolls back. It is also called if the transaction could not begin, which has been reported by then. */
  async rollback(): Promise<void> {
    if (this.#mustBegin) this.#mustBegin = false;
    else await this.#thread.run({ sql: 'rollback', runs: [[]] }).catch(ignoreMissingTransaction);
  }

  async executeQuery<Row>(query: CompiledQuery | RepeatedQuery): Promise<QueryResult<Row>> {
    const mustBegin = this.#mustBegin;
    this.#mustBegin = false;
    const runs = 'runs' in query ? query.runs : [query.parameters];
    const { rows, changes, lastInsertRowid } = await this.#thread.run({ sql: query.sql, runs }, mustBegin);
    return {
      // The caller's type is a claim about its query that no driver can verify.
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
