import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection } from 'kysely';
import type { DatabaseDialect } from '#server/storage/database-dialect.ts';
import type { Interceptor } from '#server/testing/intercepted-dialect.ts';
import { interruptStep } from '#server/testing/interrupted-step.ts';
import type { Interruption, InterruptedStep } from '#server/testing/interrupted-step.ts';

/** The gate between one server's process and the database. */
export type DatabaseGate = Interceptor & {
  /** Makes every later step fail, as for a process that is gone. */
  close(): Promise<void>;
  interrupt(step: number, how: Interruption): Promise<void>;
  /** Lets steps that hang take effect. */
  land(): Promise<void>;
  /** Ends all interruptions: later steps run undisturbed. */
  endInterruptions(): Promise<void>;
  /** Calls `action` at the given step from now, and fails the step. */
  trapStep(step: number, when: 'before' | 'after', action: () => void): void;
  /** Runs `work`, whose own steps go through this interceptor. */
  during(interceptor: WorkInterceptor, work: () => Promise<void>): Promise<void>;
};

/** Intercepts the steps of one piece of work. */
export type WorkInterceptor = Interceptor & Partial<Pick<InterruptedStep, 'land'>>;

export function createDatabaseGate(dialect: DatabaseDialect, isAway: () => boolean): DatabaseGate {
  let interrupted: InterruptedStep | undefined;
  const workInterceptor = new AsyncLocalStorage<WorkInterceptor>();
  let latestWorkInterceptor: WorkInterceptor | undefined;
  let isClosed = false;
  let trap: { stepsLeft: number; when: 'before' | 'after'; action: () => void } | undefined;

  async function runThroughTrap<Result>(run: () => Promise<Result>): Promise<Result> {
    if (!trap || --trap.stepsLeft > 0) return run();
    const { when, action } = trap;
    trap = undefined;
    if (when === 'after') await run();
    action();
    throw new Error('the process was killed');
  }

  async function land(): Promise<void> {
    await interrupted?.land();
    await latestWorkInterceptor?.land?.();
  }

  const gate: DatabaseGate = {
    step(connection, step, run) {
      const inner = workInterceptor.getStore() ?? interrupted;
      if (step.kind === 'rollback') return inner ? inner.step(connection, step, run) : run();
      if (isClosed) return Promise.reject(new Error('the process is gone'));
      if (isAway()) return Promise.reject(new Error('the database is away'));
      // SQLite's begin goes with the statement after it.
      const runStep = dialect === 'sqlite' && step.kind === 'begin' ? run : () => runThroughTrap(run);
      return inner ? inner.step(connection, step, runStep) : runStep();
    },
    async release(connection: DatabaseConnection, run, undo) {
      // A process that is gone rolls back what it had begun.
      const giveBack = isClosed ? () => undo().then(run, run) : run;
      const inner = workInterceptor.getStore() ?? interrupted;
      await (inner?.release ? inner.release(connection, giveBack, undo) : giveBack());
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
      trap = undefined;
      await land();
      interrupted = undefined;
    },
    during(interceptor, work) {
      latestWorkInterceptor = interceptor;
      return workInterceptor.run(interceptor, work);
    },
    trapStep: (step, when, action) => void (trap = { stepsLeft: step, when, action }),
  };
  return gate;
}

/** Runs an action before the given step, counted from 1. */
export function actBeforeStep(number: number, action: () => Promise<void>): WorkInterceptor {
  let steps = 0;
  return {
    async step(_connection, _step, run) {
      steps += 1;
      if (steps === number) await action();
      return run();
    },
  };
}

/**
 * Serializes transactions and single statements over all connections in the order of their arrival, so that a history
 * is reproducible.
 */
export function serializeTransactions(): Interceptor {
  /** The connections that wait, in order; the first one has its turn. */
  const turns: { connection: DatabaseConnection; begin: () => void }[] = [];
  const connectionsInTransaction = new WeakSet<DatabaseConnection>();

  async function enter(connection: DatabaseConnection): Promise<void> {
    if (turns[0]?.connection === connection) return;
    const turn = Promise.withResolvers<void>();
    turns.push({ connection, begin: turn.resolve });
    if (turns.length > 1) await turn.promise;
  }

  function leave(connection: DatabaseConnection): void {
    if (turns[0]?.connection !== connection) return;
    turns.shift();
    turns[0]?.begin();
  }

  return {
    async step(connection, { kind }, run) {
      await enter(connection);
      try {
        const answer = await run();
        if (kind === 'begin') connectionsInTransaction.add(connection);
        return answer;
      } finally {
        if (kind === 'commit' || kind === 'rollback') connectionsInTransaction.delete(connection);
        if (!connectionsInTransaction.has(connection)) leave(connection);
      }
    },
  };
}
