import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isSample } from './tools/content-folder.ts';

const include = ['**/*.test.{ts,tsx}'];
const exclude = [
  '**/node_modules/**',
  'dist/**',
  '.cache/**',
  // Needs workshop/drawing/'s own packages: `npm --prefix workshop/drawing test`.
  '**/*.installed.test.ts',
  ...(isSample ? [] : ['tests/sample/**', 'tests/acceptance/**', 'workshop/**']),
];

const files = globSync(include, { cwd: import.meta.dirname, exclude });

/** Slow by name, or with a stand-in for a module, a global or the page, which another file must not meet. */
const isolated = files.filter(
  (file) =>
    file.includes('.slow.test.') ||
    /\bvi\.(mock|stub|spy|useFake)|@vitest-environment/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

/** What a build puts in for the site's language. */
const inEnglish = {
  resolve: { alias: { '#language': join(import.meta.dirname, 'languages/en.ts') } },
  define: { 'import.meta.env.LOCALE': '"en-US"' },
};

const common = {
  // Vitest leaves one core to itself; and servers that start, stop and wait for a lease leave the others idle.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A busy machine is slow, not wrong.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Vitest's own second is what one step of a browser may take there.
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    globalSetup: ['server/testing/shared-postgres.ts'],
    ...common,
    projects: [
      // Begun first, by name: what takes longest must not be what all wait for in the end.
      { ...inEnglish, test: { ...common, name: 'a process each', include: isolated } },
      // Starting a process for each of these, and loading the same modules in it, takes nearly as long as their tests.
      {
        ...inEnglish,
        test: { ...common, name: 'processes shared', include, exclude: [...exclude, ...isolated], isolate: false },
      },
    ],
  },
});
