import { DatabaseError, Pool } from 'pg';
import type { PoolClient } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Milliseconds to wait for a connection: less than the store waits for an enquiry to be committed. */
const connectTimeout = 1500;
/** Milliseconds after which PostgreSQL ends a statement: less than the store's time limit, too. */
const statementTimeout = 2000;
/** Milliseconds of our own limit on a statement, for a database or a network that does not answer at all. */
const silenceTimeout = 2200;

/** Milliseconds that an open transaction may be idle, so that it does not hold a lock forever. */
const idleTransactionTimeout = 10_000;

/** Milliseconds after which an unused connection is closed. */
const idleConnectionTimeout = 10_000;

/** Milliseconds without data after which the system checks whether the other side is still there: it may have lost power. */
const keepAliveDelay = 10_000;

/** The most connections of one server. By default, PostgreSQL accepts a hundred from all its clients. */
export const maxConnections = 5;

/** Time limits in milliseconds, for work that may take longer than serving; by default a server's. */
export type PoolLimits = {
  /** Limits a statement, and by default the time that an open transaction may be idle. */
  timeLimit?: number;
  /** Limits the time that an open transaction may be idle. */
  transactionIdleLimit?: number;
  /** Limits a statement's wait for a lock; by default only `timeLimit` does. */
  lockTimeLimit?: number;
  /** Limits the wait for a connection. */
  connectTimeLimit?: number;
  /** Closes a connection that has been unused for longer. */
  idleTimeLimit?: number;
};

/**
 * Connections to PostgreSQL for kysely. A connection on which anything but a plain refusal by the database happened is
 * not used again.
 *
 * Nothing is set for a whole connection: a PgBouncer refuses some settings at the start, and passes later ones on to
 * the next user of the connection. Each transaction sets what it needs, and each write is a transaction.
 */
export function postgresPool(url: string, limits: PoolLimits = {}): PostgresPool {
  const { timeLimit, connectTimeLimit = connectTimeout, idleTimeLimit = idleConnectionTimeout } = limits;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    idleTimeoutMillis: idleTimeLimit,
    connectionTimeoutMillis: connectTimeLimit,
    query_timeout: timeLimit ?? silenceTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
  });
  const begin = beginStatements(limits);
  // A lost connection fails its statement, and the next one gets another connection. An error event without a listener
  // would end the process: the pool emits it for idle connections, the others emit it themselves.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const existing = clients.get(client);
      if (existing) return existing;
      const durable = durableClient(client, begin);
      clients.set(client, durable);
      return durable;
    },
    end: () => pool.end(),
  };
}

/**
 * Ends a long statement within a second after its client was killed or stopped: otherwise it would hold its locks to its end, although
 * it is then rolled back. PostgreSQL refuses the setting on Windows, where it cannot notice a closed connection.
 */
const checkClient =
  "select set_config('client_connection_check_interval', '1s', true) where version() ~ 'linux|darwin|bsd'";

/**
 * The statements that begin a transaction, sent in one round trip. Their settings apply to this transaction only. A
 * database may be configured to answer a commit before it is on disk, but what we acknowledge must be on disk: every value
 * of synchronous_commit but `off` waits for that, and is left as it is.
 */
function beginStatements({ timeLimit, transactionIdleLimit = timeLimit, lockTimeLimit }: PoolLimits): string {
  return [
    'begin',
    "select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'",
    `set local statement_timeout = ${timeLimit ?? statementTimeout}`,
    `set local idle_in_transaction_session_timeout = ${transactionIdleLimit ?? idleTransactionTimeout}`,
    ...(lockTimeLimit === undefined ? [] : [`set local lock_timeout = ${lockTimeLimit}`]),
    ...(timeLimit === undefined ? [] : [checkClient]),
  ].join('; ');
}

function durableClient(client: PoolClient, begin: string): PostgresPoolClient {
  let isBroken = false;
  let isInTransaction = false;
  const { processID } = client as PoolClient & { processID?: number };

  async function run(sql: string, parameters: unknown[] = []): Promise<unknown> {
    // A rollback would wait behind a statement that does not answer; closing the connection ends the transaction.
    if (isBroken && sql === 'rollback') return { rows: [] };
    try {
      return await client.query(sql, parameters);
    } catch (error) {
      if (!(error instanceof DatabaseError)) isBroken = true;
      throw error;
    }
  }

  async function runInTransaction(sql: string, parameters: unknown[]): Promise<unknown> {
    await run(begin);
    try {
      const result = await run(sql, parameters);
      await run('commit');
      return result;
    } catch (error) {
      await run('rollback').catch(() => {});
      throw error;
    }
  }

  async function query(sql: string, parameters: unknown[]): Promise<unknown> {
    if (sql === 'begin') {
      await run(begin);
      isInTransaction = true;
      return { rows: [] };
    }
    if (sql === 'commit' || sql === 'rollback') isInTransaction = false;
    return !isInTransaction && /^(insert|update|delete)\b/i.test(sql)
      ? runInTransaction(sql, parameters)
      : run(sql, parameters);
  }

  return {
    ...(processID === undefined ? {} : { processID }),
    // kysely's type includes cursors, which it uses only for streaming: nothing here streams.
    query: query as unknown as PostgresPoolClient['query'],
    release(destroy) {
      isInTransaction = false;
      client.release(destroy === true || isBroken);
    },
  };
}
