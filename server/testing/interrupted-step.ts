import type { DatabaseConnection } from 'kysely';
import type { DatabaseDialect } from '../storage/database-dialect.ts';
import type { DatabaseStep, Interceptor } from './intercepted-dialect.ts';

/** The ways in which one step can be interrupted. */
export const interruptions = [
  /** The step fails, and nothing was done. */
  'fails before',
  /** The step is done, and its answer is lost. */
  'fails after',
  /** The step hangs: the program gives up on it, and it takes effect, if it can, when nobody expects it anymore. */
  'lands late',
  /** The connection is lost with what was begun on it, and no further step works. */
  'connection lost',
] as const;

export type Interruption = (typeof interruptions)[number];

export type InterruptedStep = Interceptor & {
  /** Whether the step was reached. */
  wasReached(): boolean;
  /** Resolves when the step has begun to hang. */
  hangs: Promise<void>;
  /** Lets what hangs take effect. Resolves when it has. */
  land(): Promise<void>;
};

/** Lets every step pass unchanged. */
export const withoutInterruption: Interceptor = { step: (_connection, _step, run) => run() };

/**
 * Interrupts step number `stepNumber`, counted from 1; rollbacks do not count, nor does SQLite's begin, which is part of the
 * following statement. On PostgreSQL the driver gives up a hanging step after a timeout, together with its connection;
 * SQLite has one connection and no timeouts, so that everything waits behind it.
 */
export function interruptStep(
  stepNumber: number,
  interruption: Interruption,
  dialect: DatabaseDialect,
): InterruptedStep {
  const lostConnections = new WeakSet<DatabaseConnection>();
  const connectionsInTransaction = new WeakSet<DatabaseConnection>();
  const landing = Promise.withResolvers<void>();
  const hanging = Promise.withResolvers<void>();
  const landingSteps: (() => Promise<unknown>)[] = [];
  let stepCount = 0;

  async function loseConnection<Result>(connection: DatabaseConnection): Promise<Result> {
    lostConnections.add(connection);
    throw new Error(`the connection was lost at step ${stepNumber}`);
  }

  async function interrupt<Result>(
    connection: DatabaseConnection,
    { kind }: DatabaseStep,
    run: () => Promise<Result>,
  ): Promise<Result> {
    if (interruption === 'fails before') throw new Error(`step ${stepNumber} failed`);
    if (interruption === 'connection lost') return loseConnection(connection);
    if (interruption === 'fails after') {
      await run();
      // PostgreSQL's driver loses an answer only together with its connection.
      if (dialect === 'postgres') lostConnections.add(connection);
      throw new Error(`the answer to step ${stepNumber} was lost`);
    }
    hanging.resolve();
    if (dialect === 'sqlite') return landing.promise.then(run);
    if (kind === 'commit' || !connectionsInTransaction.has(connection)) landingSteps.push(run);
    return loseConnection(connection);
  }

  return {
    async step(connection, step, run) {
      if (lostConnections.has(connection)) {
        if (step.kind !== 'rollback') throw new Error('the connection is lost');
        // Closing it rolls it back.
        return undefined as Awaited<ReturnType<typeof run>>;
      }
      const isCounted = step.kind !== 'rollback' && !(dialect === 'sqlite' && step.kind === 'begin');
      if (isCounted) stepCount += 1;
      const result = await (isCounted && stepCount === stepNumber ? interrupt(connection, step, run) : run());
      if (step.kind === 'begin') connectionsInTransaction.add(connection);
      return result;
    },
    async release(connection, run, undo) {
      if (!lostConnections.has(connection)) return run();
      const rollBackAndRelease = (): Promise<void> => undo().then(run, run);
      // A hanging step continues in the database: the connection is released after it.
      if (landingSteps.length > 0) landingSteps.push(rollBackAndRelease);
      else await rollBackAndRelease();
    },
    wasReached: () => stepCount >= stepNumber,
    hangs: hanging.promise,
    async land() {
      landing.resolve();
      for (const run of landingSteps.splice(0)) await run().catch(() => {});
    },
  };
}
