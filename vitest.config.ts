import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isSample } from './tools/content-folder.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      'dist/**',
      '.cache/**',
      // Needs drawing/'s own packages: `npm --prefix drawing test`.
      '**/*.installed.test.ts',
      ...(isSample ? [] : ['tests/sample/**', 'drawing/**']),
    ],
    globalSetup: ['server/testing/shared-postgres.ts'],
    // Vitest leaves one core to itself; and servers that start, stop and wait for a lease leave the others idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
