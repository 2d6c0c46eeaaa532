import type { DatabaseConnection } from 'kysely';
import type { DatabaseDialect } from '../storage/database-dialect.ts';
import type { DatabaseStep, Interceptor } from './intercepted-dialect.ts';

/** What happens to one step: */
export const interruptions = [
  /** The step fails, and nothing was done. */
  'fails before',
  /** The step is done, and its answer is lost. */
  'fails after',
  /** The step hangs: the program gives up on it, and it takes effect, if it can, when nobody expects it any more. */
  'lands late',
  /** The connection is lost with what was begun on it, and no further step works. */
  'connection lost',
] as const;

export type Interruption = (typeof interruptions)[number];

export type InterruptedStep = Interceptor & {
  /** Whether the step was reached. */
  happened(): boolean;
  /** Resolves when the step has begun to hang. */
  hangs: Promise<void>;
  /** Lets what hangs take effect. Resolves when it has. */
  land(): Promise<void>;
};

/** Lets every step pass unchanged. */
export const uninterrupted: Interceptor = { step: (_connection, _step, run) => run() };

/**
 * Interrupts step number `at`, counted from 1; rollbacks do not count, nor does SQLite's begin, which is part of the
 * following statement. On PostgreSQL the driver gives up a hanging step after a timeout, together with its connection;
 * SQLite has one connection and no timeouts, so that everything waits behind it.
 */
export function interruptStep(at: number, how: Interruption, dialect: DatabaseDialect): InterruptedStep {
  const lost = new WeakSet<DatabaseConnection>();
  const inTransaction = new WeakSet<DatabaseConnection>();
  const landing = Promise.withResolvers<void>();
  const hanging = Promise.withResolvers<void>();
  const landed: (() => Promise<unknown>)[] = [];
  let steps = 0;

  async function lose<Result>(connection: DatabaseConnection): Promise<Result> {
    lost.add(connection);
    throw new Error(`the connection was lost at step ${at}`);
  }

  async function interrupt<Result>(
    connection: DatabaseConnection,
    { kind }: DatabaseStep,
    run: () => Promise<Result>,
  ): Promise<Result> {
    if (how === 'fails before') throw new Error(`step ${at} failed`);
    if (how === 'connection lost') return lose(connection);
    if (how === 'fails after') {
      await run();
      // PostgreSQL's driver loses an answer only together with its connection.
      if (dialect === 'postgres') lost.add(connection);
      throw new Error(`the answer to step ${at} was lost`);
    }
    hanging.resolve();
    if (dialect === 'sqlite') return landing.promise.then(run);
    if (kind === 'commit' || !inTransaction.has(connection)) landed.push(run);
    return lose(connection);
  }

  return {
    async step(connection, step, run) {
      if (lost.has(connection)) {
        if (step.kind !== 'rollback') throw new Error('the connection is lost');
        // Closing it rolls it back.
        return undefined as Awaited<ReturnType<typeof run>>;
      }
      const counts = step.kind !== 'rollback' && !(dialect === 'sqlite' && step.kind === 'begin');
      if (counts) steps += 1;
      const result = await (counts && steps === at ? interrupt(connection, step, run) : run());
      if (step.kind === 'begin') inTransaction.add(connection);
      return result;
    },
    async release(connection, run, undo) {
      if (!lost.has(connection)) return run();
      const end = (): Promise<void> => undo().then(run, run);
      // What hangs continues at the database's end.
      if (landed.length > 0) landed.push(end);
      else await end();
    },
    happened: () => steps >= at,
    hangs: hanging.promise,
    async land() {
      landing.resolve();
      for (const run of landed.splice(0)) await run().catch(() => {});
    },
  };
}
