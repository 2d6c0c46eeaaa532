import { defineConfig } from 'vitest/config';

/** Besides what the project's own `vitest run` covers: `*.installed.test.ts`, which needs the packages of this folder. */
export default defineConfig({
  test: { include: ['**/*.test.ts'], testTimeout: 60_000 },
});
