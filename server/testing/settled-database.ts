import type { Interceptor } from './intercepted-dialect.ts';
import { withoutInterruption } from './interrupted-step.ts';
import { settleEventLoop } from './simulated-time.ts';

type SettledDatabase = Interceptor & {
  /** Resolves when no step has been running for some turns of the event loop. */
  settle(): Promise<void>;
};

/**
 * Counts the steps under way, and with `countsConnecting` the connections being acquired. Without it where a connection
 * is acquired only after a step that hangs, as with SQLite: nothing would ever settle.
 */
export function settledDatabase(
  inner: Interceptor = withoutInterruption,
  { countsConnecting = false }: { countsConnecting?: boolean } = {},
): SettledDatabase {
  const steps = { begun: 0, underWay: 0 };
  let allEnded = Promise.withResolvers<void>();

  async function count<Result>(run: () => Promise<Result>): Promise<Result> {
    steps.begun += 1;
    steps.underWay += 1;
    try {
      return await run();
    } finally {
      steps.underWay -= 1;
      if (steps.underWay === 0) {
        allEnded.resolve();
        allEnded = Promise.withResolvers();
      }
    }
  }

  return {
    ...inner,
    ...(countsConnecting && { acquire: count }),
    step: (connection, step, run) => count(() => inner.step(connection, step, run)),
    async settle() {
      for (;;) {
        // Does not poll: the database may need the CPU.
        if (steps.underWay > 0) await allEnded.promise;
        const before = steps.begun;
        await settleEventLoop();
        if (steps.underWay === 0 && steps.begun === before) return;
      }
    },
  };
}
