import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

declare module 'vitest' {
  interface ProvidedContext {
    /** How often a scenario of chance is played; `npm run faults -- --rounds 200` for more. */
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
    // One scenario at a time: each loads the machine as it is, and some promise times.
    fileParallelism: false,
    // A busy machine is slow, not wrong; a mail server that is waited for takes a minute on any.
    testTimeout: 360_000 + rounds * 6000,
    // Shows each scenario's figures, and why one was skipped.
    reporters: ['verbose', ['json', { outputFile: '.cache/faults.json' }]],
  },
});
