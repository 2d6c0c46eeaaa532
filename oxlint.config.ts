import { defineConfig, type OxlintOverride } from 'oxlint';
import { importRules } from './tools/lint/import-rules.ts';

/** Entry points, and files that start other processes: they may read the environment. */
const entryPoints: OxlintOverride = {
  files: [
    'server/{serve,load-env-file}.ts',
    'server/{alert/alert,cli/enquiries,doctor/doctor}.ts',
    'server/testing/**',
    'hosting/testing/**',
    'prerender/build.ts',
    'tools/**',
    'art/**',
    'workshop/**',
    'tests/**',
    '**/*.test.{ts,tsx}',
    'playwright.config.ts',
    'vitest.config.ts',
  ],
  rules: { 'node/no-process-env': 'off' },
};

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise', 'node'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  rules: {
    'typescript/no-explicit-any': 'error',
    // `{ title: _, ...words }` leaves a property out.
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    // A frame that scrolls must take focus, or a keyboard cannot scroll it.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    // A figure drawn in HTML is one image to a screen reader.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // `expect(value, 'what it is')` names what failed.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // `export {}` makes a script without imports a module to TypeScript.
    'unicorn/require-module-specifiers': 'off',
    'typescript/no-floating-promises': 'error',
    // Type imports count: modules that depend on each other are hard to read in any order.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/react-in-jsx-scope': 'off',
    // Parsed JSON and YAML are cast to their types.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // Arrays that a function has just made may be sorted and reversed in place.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'no-underscore-dangle': 'off',
    // Playwright's fixtures name what they need in an object pattern, which may be empty.
    'no-empty-pattern': 'off',
    // A page posts to its own worker, not to a window.
    'unicorn/require-post-message-target-origin': 'off',
    'no-shadow': 'off',
    'import/no-unassigned-import': 'off',
    // What a function needs is passed to it: settings are read where a process starts.
    'node/no-process-env': 'error',
  },
  overrides: [
    ...importRules,
    entryPoints,
    {
      // These tests assert in tests/engines/visitor.ts, and only for engines that are installed.
      files: ['tests/engines/**'],
      rules: {
        'vitest/expect-expect': 'off',
        'vitest/no-standalone-expect': 'off',
        'vitest/no-conditional-tests': 'off',
      },
    },
    { files: ['site/**/*.tsx'], rules: { 'max-lines': ['error', 150] } },
    { files: ['site/**/*.test.tsx'], rules: { 'max-lines': 'off' } },
  ],
  ignorePatterns: ['dist', '.cache', 'test-results', 'art/masters'],
});
