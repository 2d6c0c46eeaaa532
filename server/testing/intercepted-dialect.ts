import type { DatabaseConnection, Dialect, Driver } from 'kysely';

/** One round trip to a database. */
export type DatabaseStep = { kind: 'begin' | 'statement' | 'commit' | 'rollback'; sql: string };

/** Intercepts the steps between the program and its database: runs each with `run`, or pretends to. */
export type Interceptor = {
  /** Acquires a connection with `run`: a new one takes several round trips. */
  acquire?<Result>(run: () => Promise<Result>): Promise<Result>;
  step<Result>(connection: DatabaseConnection, step: DatabaseStep, run: () => Promise<Result>): Promise<Result>;
  /** Returns the connection with `run`, if need be after `undo` of what was begun on it. */
  release?(connection: DatabaseConnection, run: () => Promise<void>, undo: () => Promise<void>): Promise<void>;
};

/**
 * Passes each step to the first interceptor, which runs it through the second. The second's own `release` is not called:
 * of a release it sees only the rollback.
 */
export function chainInterceptors(first: Interceptor, second: Interceptor): Interceptor {
  const acquireSecond: NonNullable<Interceptor['acquire']> = (run) => (second.acquire ? second.acquire(run) : run());
  return {
    acquire: (run) => (first.acquire ? first.acquire(() => acquireSecond(run)) : acquireSecond(run)),
    step: (connection, step, run) => first.step(connection, step, () => second.step(connection, step, run)),
    release: (connection, run, undo) =>
      first.release
        ? first.release(connection, run, () => second.step(connection, { kind: 'rollback', sql: 'rollback' }, undo))
        : run(),
  };
}

/** A dialect whose steps all go through an interceptor, which may change at any time. */
export function interceptedDialect(dialect: Dialect, interceptor: () => Interceptor): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new InterceptedDriver(dialect.createDriver(), interceptor),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class InterceptedDriver implements Driver {
  #driver: Driver;
  #interceptor: () => Interceptor;
  #connections = new WeakMap<DatabaseConnection, DatabaseConnection>();

  constructor(driver: Driver, interceptor: () => Interceptor) {
    this.#driver = driver;
    this.#interceptor = interceptor;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const { acquire } = this.#interceptor();
    const run = (): Promise<DatabaseConnection> => this.#driver.acquireConnection();
    const real = await (acquire ? acquire(run) : run());
    const connection: DatabaseConnection = {
      executeQuery: (query) =>
        this.#interceptor().step(connection, { kind: 'statement', sql: query.sql }, () => real.executeQuery(query)),
      streamQuery: () => {
        throw new Error('nothing here streams');
      },
    };
    this.#connections.set(connection, real);
    return connection;
  }

  beginTransaction(connection: DatabaseConnection, settings: Parameters<Driver['beginTransaction']>[1]): Promise<void> {
    return this.#step(connection, 'begin', (real) => this.#driver.beginTransaction(real, settings));
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#step(connection, 'commit', (real) => this.#driver.commitTransaction(real));
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#step(connection, 'rollback', (real) => this.#driver.rollbackTransaction(real));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const real = this.#real(connection);
    const { release } = this.#interceptor();
    const run = (): Promise<void> => this.#driver.releaseConnection(real);
    await (release ? release(connection, run, () => this.#driver.rollbackTransaction(real)) : run());
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }

  #step(
    connection: DatabaseConnection,
    kind: DatabaseStep['kind'],
    run: (real: DatabaseConnection) => Promise<void>,
  ): Promise<void> {
    return this.#interceptor().step(connection, { kind, sql: kind }, () => run(this.#real(connection)));
  }

  #real(connection: DatabaseConnection): DatabaseConnection {
    const real = this.#connections.get(connection);
    if (!real) throw new Error('this connection was acquired elsewhere');
    return real;
  }
}
