import { DatabaseError, Pool } from 'pg';
import type { PoolClient } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Milliseconds. Together they keep an answer to the sender of an enquiry within 3 seconds, whatever happens. */
const connectTimeout = 1500;
const statementTimeout = 2000;
/** Our own limit on a statement, for a database or a network that does not answer at all. */
const silenceTimeout = 2200;

/** Limit on an open transaction, so that it does not hold a lock forever. */
const idleTimeout = 10_000;

export const maxConnections = 5;

/**
 * Milliseconds, for work that may take longer than serving. `idleTimeLimit`: after it an unused connection is closed.
 */
export type PoolLimits = { timeLimit?: number; connectTimeLimit?: number; idleTimeLimit?: number };

/**
 * Connections to PostgreSQL for kysely. A connection on which anything but a plain refusal by the database happened is
 * not used again.
 *
 * Nothing is set for a whole connection: a PgBouncer refuses some settings at the start, and passes later ones on to
 * the next user of the connection. Each transaction sets what it needs, and each write is a transaction.
 */
export function postgresPool(
  url: string,
  { timeLimit, connectTimeLimit, idleTimeLimit = 10_000 }: PoolLimits = {},
): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    idleTimeoutMillis: idleTimeLimit,
    connectionTimeoutMillis: connectTimeLimit ?? connectTimeout,
    query_timeout: timeLimit ?? silenceTimeout,
    keepAlive: true,
  });
  const begin = beginDurable(timeLimit ?? statementTimeout, timeLimit ?? idleTimeout);
  // A lost connection fails its statement, and the next one gets another connection. An error event without a listener
  // would end the process: the pool emits it for idle connections, the others emit it themselves.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const added = durableClient(client, begin);
      clients.set(client, added);
      return added;
    },
    end: () => pool.end(),
  };
}

/**
 * A database may be configured to answer a commit before it is on disk: what we acknowledge must be on disk. A stricter
 * setting is left as is. One round trip, and scoped to the transaction.
 */
function beginDurable(statement: number, idle: number): string {
  return [
    'begin',
    "select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'",
    `set local statement_timeout = ${statement}`,
    `set local idle_in_transaction_session_timeout = ${idle}`,
  ].join('; ');
}

function durableClient(client: PoolClient, begin: string): PostgresPoolClient {
  let broken = false;
  let inTransaction = false;
  const { processID } = client as PoolClient & { processID?: number };

  async function run(sql: string, parameters: unknown[] = []): Promise<unknown> {
    // It would wait behind a statement that does not answer; closing the connection ends the transaction.
    if (broken && sql === 'rollback') return { rows: [] };
    try {
      return await client.query(sql, parameters);
    } catch (error) {
      if (!(error instanceof DatabaseError)) broken = true;
      throw error;
    }
  }

  async function inOwnTransaction(sql: string, parameters: unknown[]): Promise<unknown> {
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
      inTransaction = true;
      return { rows: [] };
    }
    if (sql === 'commit' || sql === 'rollback') inTransaction = false;
    return !inTransaction && /^(insert|update|delete)\b/i.test(sql)
      ? inOwnTransaction(sql, parameters)
      : run(sql, parameters);
  }

  return {
    ...(processID === undefined ? {} : { processID }),
    // kysely's type includes cursors, which it uses only for streaming: nothing here streams.
    query: query as unknown as PostgresPoolClient['query'],
    release(destroy) {
      inTransaction = false;
      client.release(destroy === true || broken);
    },
  };
}
