import type { Interceptor } from './intercepted-dialect.ts';
import { uninterrupted } from './interrupted-step.ts';
import { turns } from './simulated-time.ts';

type SettledDatabase = Interceptor & {
  /** Resolves when no step has been running for some turns of the event loop. */
  settle(): Promise<void>;
};

/** Counts the steps under way. */
export function settledDatabase(inner: Interceptor = uninterrupted): SettledDatabase {
  const steps = { begun: 0, underWay: 0 };
  let allEnded = Promise.withResolvers<void>();
  return {
    ...inner,
    async step(connection, step, run) {
      steps.begun += 1;
      steps.underWay += 1;
      try {
        return await inner.step(connection, step, run);
      } finally {
        steps.underWay -= 1;
        if (steps.underWay === 0) {
          allEnded.resolve();
          allEnded = Promise.withResolvers();
        }
      }
    },
    async settle() {
      for (;;) {
        // Without polling: the database may need the CPU.
        if (steps.underWay > 0) await allEnded.promise;
        const before = steps.begun;
        await turns();
        if (steps.underWay === 0 && steps.begun === before) return;
      }
    },
  };
}
