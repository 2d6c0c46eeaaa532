import type { DatabaseConnection } from 'kysely';
import type { DatabaseDialect } from '#server/storage/database-dialect.ts';
import type { Interceptor } from '#server/testing/intercepted-dialect.ts';
import { interruptStep } from '#server/testing/interrupted-step.ts';
import type { Interruption, InterruptedStep } from '#server/testing/interrupted-step.ts';

/** What stands between one server's process and the database. */
export type DatabaseGate = Interceptor & {
  /** Every step fails from now on, as of a process that is gone. */
  close(): Promise<void>;
  interrupt(step: number, how: Interruption): Promise<void>;
  /** Lets land what hangs. */
  land(): Promise<void>;
  /** Nothing further happens to any step. */
  calm(): Promise<void>;
  /** Calls `action` at the step number `step` from now, and fails it. */
  atStep(step: number, when: 'before' | 'after', action: () => void): void;
};

export function createDatabaseGate(dialect: DatabaseDialect, isAway: () => boolean): DatabaseGate {
  let interrupted: InterruptedStep | undefined;
  let closed = false;
  let trap: { left: number; when: 'before' | 'after'; action: () => void } | undefined;

  async function trapped<Result>(run: () => Promise<Result>): Promise<Result> {
    if (!trap || --trap.left > 0) return run();
    const { when, action } = trap;
    trap = undefined;
    if (when === 'after') await run();
    action();
    throw new Error('the process was killed');
  }

  const gate: DatabaseGate = {
    step(connection, step, run) {
      if (step.kind === 'rollback') return interrupted ? interrupted.step(connection, step, run) : run();
      if (closed) return Promise.reject(new Error('the process is gone'));
      if (isAway()) return Promise.reject(new Error('the database is away'));
      // SQLite's begin goes with the statement after it.
      const further = dialect === 'sqlite' && step.kind === 'begin' ? run : () => trapped(run);
      return interrupted ? interrupted.step(connection, step, further) : further();
    },
    async release(connection: DatabaseConnection, run, undo) {
      // A process that is gone ends what it had begun.
      const giveBack = closed ? () => undo().then(run, run) : run;
      await (interrupted?.release ? interrupted.release(connection, giveBack, undo) : giveBack());
    },
    async close() {
      closed = true;
      await interrupted?.land();
    },
    async interrupt(step, how) {
      await interrupted?.land();
      interrupted = interruptStep(step, how, dialect);
    },
    async land() {
      await interrupted?.land();
    },
    async calm() {
      trap = undefined;
      await interrupted?.land();
      interrupted = undefined;
    },
    atStep: (left, when, action) => void (trap = { left, when, action }),
  };
  return gate;
}

/**
 * One transaction, or one statement by itself, at a time over all connections, in the order in which they came: so a
 * history can be played again.
 */
export function oneAtATime(): Interceptor {
  /** The first has its turn. */
  const turns: { of: DatabaseConnection; begin: () => void }[] = [];
  const inTransaction = new WeakSet<DatabaseConnection>();

  async function enter(connection: DatabaseConnection): Promise<void> {
    if (turns[0]?.of === connection) return;
    const turn = Promise.withResolvers<void>();
    turns.push({ of: connection, begin: turn.resolve });
    if (turns.length > 1) await turn.promise;
  }

  function leave(connection: DatabaseConnection): void {
    if (turns[0]?.of !== connection) return;
    turns.shift();
    turns[0]?.begin();
  }

  return {
    async step(connection, { kind }, run) {
      await enter(connection);
      try {
        const answer = await run();
        if (kind === 'begin') inTransaction.add(connection);
        return answer;
      } finally {
        if (kind === 'commit' || kind === 'rollback') inTransaction.delete(connection);
        if (!inTransaction.has(connection)) leave(connection);
      }
    },
  };
}
