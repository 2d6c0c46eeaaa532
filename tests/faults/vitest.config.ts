import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of rounds of a randomized scenario; `npm run faults -- --rounds 200` for more. */
    rounds: number;
  }
}

const rounds = Number(process.env['FAULT_ROUNDS'] ?? 20);

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['tests/faults/**/*.fault.ts'],
    globalSetup: ['server/testing/shared-postgres.ts'],
    provide: { rounds },
    // One scenario at a time: each depends on the machine's load, and some test durations.
    fileParallelism: false,
    // A busy machine is slow, not wrong; waiting for a mail server takes a minute on any.
    testTimeout: 360_000 + rounds * 6000,
    // Shows each scenario's figures, and why one was skipped.
    reporters: ['verbose', ['json', { outputFile: '.cache/faults.json' }]],
  },
});
