import type { WorkInterceptor } from './database-gate.ts';

/** Runs an action before step `stepNumber`, counted from 1. */
export function actBeforeStep(stepNumber: number, action: () => Promise<void>): WorkInterceptor {
  let stepCount = 0;
  return {
    async step(_connection, _step, run) {
      stepCount += 1;
      if (stepCount === stepNumber) await action();
      return run();
    },
  };
}
