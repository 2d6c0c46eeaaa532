import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection } from 'kysely';
import type { DatabaseDialect } from '#server/storage/database-dialect.ts';
import type { Interceptor } from '#server/testing/intercepted-dialect.ts';
import { interruptStep } from '#server/testing/interrupted-step.ts';
import type { Interruption, InterruptedStep } from '#server/testing/interrupted-step.ts';

/**
 * The gate between one server's process and the database. A step fails while the gate is closed or the database is away. Otherwise
 * it goes through the interceptor of its work or, if that has none, the server's interruption; `killAtStep` counts the steps
 * that get through. Neither a closed gate, a database that is away nor `killAtStep` stops a rollback.
 */
export type DatabaseGate = Interceptor & {
  /** Makes every later step fail, as for a process that is gone. */
  close(): Promise<void>;
  /**
   * Interrupts the given step from now, counted from 1, in place of an earlier interruption, whose hanging steps take effect first.
   * Steps of work that has an interceptor do not count.
   */
  interrupt(step: number, how: Interruption): Promise<void>;
  /** Lets hanging steps take effect. */
  land(): Promise<void>;
  /** Ends all interruptions: later steps run undisturbed. */
  endInterruptions(): Promise<void>;
  /** Calls `kill` before or after the given step from now, counted from 1, and fails the step. */
  killAtStep(step: number, when: 'before' | 'after', kill: () => void): void;
  /** Runs `work`, whose own steps go through `interceptor`. */
  runThrough(interceptor: WorkInterceptor, work: () => Promise<void>): Promise<void>;
};

/** Intercepts the steps of one piece of work. */
export type WorkInterceptor = Interceptor & Partial<Pick<InterruptedStep, 'land'>>;

export function createDatabaseGate(dialect: DatabaseDialect, isAway: () => boolean): DatabaseGate {
  let interrupted: InterruptedStep | undefined;
  const workInterceptor = new AsyncLocalStorage<WorkInterceptor>();
  let latestWorkInterceptor: WorkInterceptor | undefined;
  let isClosed = false;
  let plannedKill: { stepsLeft: number; when: 'before' | 'after'; kill: () => void } | undefined;

  async function runUnlessKilled<Result>(run: () => Promise<Result>): Promise<Result> {
    if (!plannedKill || --plannedKill.stepsLeft > 0) return run();
    const { when, kill } = plannedKill;
    plannedKill = undefined;
    if (when === 'after') await run();
    kill();
    throw new Error('the process was killed');
  }

  async function land(): Promise<void> {
    await interrupted?.land();
    await latestWorkInterceptor?.land?.();
  }

  const gate: DatabaseGate = {
    step(connection, step, run) {
      const interceptor = workInterceptor.getStore() ?? interrupted;
      if (step.kind === 'rollback') return interceptor ? interceptor.step(connection, step, run) : run();
      if (isClosed) return Promise.reject(new Error('the process is gone'));
      if (isAway()) return Promise.reject(new Error('the database is away'));
      // SQLite's begin is not counted: it is one step with the statement after it.
      const runStep = dialect === 'sqlite' && step.kind === 'begin' ? run : () => runUnlessKilled(run);
      return interceptor ? interceptor.step(connection, step, runStep) : runStep();
    },
    async release(connection: DatabaseConnection, run, undo) {
      // A process that is gone rolls back what it had begun.
      const giveBack = isClosed ? () => undo().then(run, run) : run;
      const interceptor = workInterceptor.getStore() ?? interrupted;
      await (interceptor?.release ? interceptor.release(connection, giveBack, undo) : giveBack());
    },
    async close() {
      isClosed = true;
      await land();
    },
    async interrupt(step, how) {
      await land();
      interrupted = interruptStep(step, how, dialect);
    },
    land,
    async endInterruptions() {
      plannedKill = undefined;
      await land();
      interrupted = undefined;
    },
    runThrough(interceptor, work) {
      latestWorkInterceptor = interceptor;
      return workInterceptor.run(interceptor, work);
    },
    killAtStep: (step, when, kill) => void (plannedKill = { stepsLeft: step, when, kill }),
  };
  return gate;
}
