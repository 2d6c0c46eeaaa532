import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['tests/engines/*.engine.ts'],
    // All engines at a time: while one waits for an answer another paints. WebKit takes as long as the others together.
    maxWorkers: 3,
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Shows why a journey was skipped.
    reporters: ['verbose', ['json', { outputFile: '.cache/engines.json' }]],
  },
});
