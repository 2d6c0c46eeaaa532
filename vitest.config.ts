import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isSample } from './tools/content-folder.ts';

// The tests' threads and programs load the same TypeScript hundreds of times. Node caches what it compiles, as server/main.ts does.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache/compiled');

const include = ['**/*.test.{ts,tsx}'];
const exclude = [
  '**/node_modules/**',
  'dist/**',
  '.cache/**',
  // These tests need the packages of workshop/drawing/: `npm --prefix workshop/drawing test`.
  '**/*.installed.test.ts',
  ...(isSample ? [] : ['tests/sample/**', 'tests/acceptance/**', 'workshop/**']),
];

const testFiles = globSync(include, { cwd: import.meta.dirname, exclude });

const isSlow = (file: string) => file.includes('.slow.test.');
const contains = (file: string, pattern: RegExp) => pattern.test(readFileSync(join(import.meta.dirname, file), 'utf8'));

/** Quick test files that ask for a page. */
const pageFiles = testFiles.filter((file) => !isSlow(file) && contains(file, /@vitest-environment/));

/** Test files that are slow by name, or that mock a module or a global, which must not leak into another file. */
const isolatedFiles = testFiles.filter(
  (file) => isSlow(file) || (!pageFiles.includes(file) && contains(file, /\bvi\.(mock|stub|spy|useFake)/)),
);

/** The alias and the constant that a build sets for the site's language. */
const englishSite = {
  resolve: { alias: { '#language': join(import.meta.dirname, 'languages/en.ts') } },
  define: { 'import.meta.env.LOCALE': '"en-US"' },
};

const common = {
  // Vitest reserves one core for itself, and servers that start, stop and wait for a lease leave the others idle.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A busy machine is slow, not wrong.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Vitest's default of one second may be too short for a single step of a browser here.
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    globalSetup: ['server/testing/shared-postgres.ts'],
    ...common,
    projects: [
      // Vitest begins with the project whose name is alphabetically first: the longest tests must not start last.
      { ...englishSite, test: { ...common, name: 'isolated processes', include: isolatedFiles } },
      // A process for each of these would load jsdom anew, which takes longer than their tests.
      { ...englishSite, test: { ...common, name: 'pages', include: pageFiles, pool: 'vmThreads' } },
      // Starting a process for each of these, with the same modules, takes nearly as long as their tests.
      {
        ...englishSite,
        test: {
          ...common,
          name: 'shared processes',
          include,
          exclude: [...exclude, ...isolatedFiles, ...pageFiles],
          isolate: false,
        },
      },
    ],
  },
});
