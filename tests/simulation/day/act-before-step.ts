import type { WorkInterceptor } from './database-gate.ts';

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
