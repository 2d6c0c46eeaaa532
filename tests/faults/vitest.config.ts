import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of rounds of a randomized scenario; `npm run test:faults -- --rounds 200` for more. */
    rounds: number;
    /** Decides when faults happen; `FAULT_SEED=7 npm run test:faults` repeats those of a run that printed 7. */
    seed: number;
  }
}

const rounds = Number(process.env['FAULT_ROUNDS'] ?? 20);
const seed = Number(process.env['FAULT_SEED'] ?? Math.floor(Math.random() * 1e6));

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['tests/faults/**/*.fault.ts'],
    globalSetup: ['server/testing/shared-postgres.ts'],
    provide: { rounds, seed },
    // One scenario at a time: each depends on the machine's load, and some test durations.
    fileParallelism: false,
    // A busy machine is slow, not wrong; waiting for a mail server takes a minute on any.
    testTimeout: 360_000 + rounds * 6000,
    // Deleting a folder of releases took more than ten seconds on a busy machine.
    hookTimeout: 180_000,
    // Shows each scenario's figures, and why one was skipped.
    reporters: ['verbose', ['json', { outputFile: '.cache/faults.json' }]],
  },
});
