import { defineConfig } from 'vitest/config';

/** Also runs `*.installed.test.ts`, which need this folder's packages and are not part of the project's own `vitest run`. */
export default defineConfig({
  test: { include: ['**/*.test.ts'], testTimeout: 60_000 },
});
