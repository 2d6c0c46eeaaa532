import { DatabaseError, Pool } from 'pg';
import type { ClientBase, PoolClient } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Milliseconds. Together they keep an answer to the sender of an enquiry within 3 seconds whatever has happened. */
const connectTimeout = 1500;
const statementTimeout = 2000;
/** The same from our side, for a database or a network that says nothing at all. */
const silenceTimeout = 2200;

/**
 * Connections to PostgreSQL for kysely. `patience` is in milliseconds, for what may take longer than serving may.
 * A connection on which anything but a plain refusal by the database happened is not used again.
 */
export function postgresPool(url: string, { patience }: { patience?: number } = {}): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: patience ?? statementTimeout,
    query_timeout: patience ?? silenceTimeout,
    idle_in_transaction_session_timeout: patience ?? 10_000,
    keepAlive: true,
    onConnect: keepCommitsDurable,
  });
  // A lost connection fails its statement, and the next one gets another connection. Unheard it would end the process:
  // the pool tells of those that nobody uses, the others tell themselves.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const added = discardedWhenBroken(client);
      clients.set(client, added);
      return added;
    },
    end: () => pool.end(),
  };
}

/** A database may be set to answer a commit before it is on disk: what we acknowledge has to be there. */
async function keepCommitsDurable(client: ClientBase): Promise<void> {
  await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  );
}

function discardedWhenBroken(client: PoolClient): PostgresPoolClient {
  let broken = false;
  const { processID } = client as PoolClient & { processID?: number };
  const query = async (sql: string, parameters: unknown[]): Promise<unknown> => {
    try {
      return await client.query(sql, parameters);
    } catch (error) {
      if (!(error instanceof DatabaseError)) broken = true;
      throw error;
    }
  };
  return {
    ...(processID === undefined ? {} : { processID }),
    // kysely's type also has cursors, for which it asks only when it streams: nothing here does.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || broken),
  };
}
