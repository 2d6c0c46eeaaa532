import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['tests/engines/*.engine.ts'],
    // Two engines at a time, each with its own browser, on the two cores of a small machine.
    maxWorkers: 2,
    // A busy machine may take minutes.
    testTimeout: 240_000,
    hookTimeout: 180_000,
    // As for the other journeys: tools/test.ts names the tests that passed only on the second try.
    retry: 1,
    // Shows why a journey was skipped.
    reporters: ['verbose', ['json', { outputFile: '.cache/engines.json' }]],
  },
});
