import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * Which room may import which: the rule of the house, checked by `npm run lint`. Rooms are folders; what is not named
 * here is forbidden. `site/*` rooms import each other by relative paths, the others through the package's `#` names.
 */
const rooms: Record<string, string[]> = {
  content: [],
  contract: [],
  server: ['contract'],
  prerender: ['site', 'content', 'contract'],
  art: ['prerender'],
  site: ['contract', 'content'],
};

const siteRooms: Record<string, string[]> = {
  navigation: [],
  ui: ['navigation'],
  sections: ['ui', 'navigation'],
  forms: ['ui', 'navigation'],
  layout: ['ui', 'navigation'],
  pages: ['sections', 'forms', 'ui'],
  metrics: [],
  gallery: ['sections', 'layout', 'navigation'],
};

const all = [...Object.keys(rooms), 'tests', 'tools', 'bench'];

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  files: [`${room}/**`],
  rules: restricted(
    all.filter((other) => other !== room && !allowed.includes(other)),
    (other) => [`#${other}/**`, `**/../${other}/**`],
    room,
    allowed,
  ),
}));

const siteRules = Object.entries(siteRooms).map(([room, allowed]) => ({
  files: [`site/${room}/**`],
  rules: restricted(
    Object.keys(siteRooms).filter((other) => other !== room && !allowed.includes(other)),
    (other) => [`../${other}/**`, `../../${other}/**`, `#site/${other}/**`],
    `site/${room}`,
    allowed,
  ),
}));

function restricted(
  forbidden: string[],
  patterns: (room: string) => string[],
  room: string,
  allowed: string[],
): NonNullable<OxlintOverride['rules']> {
  const message = `${room}/ may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'} only: see oxlint.config.ts`;
  // A type says what data looks like and puts nothing into the importer's code.
  const group = forbidden.flatMap(patterns);
  return {
    'typescript/no-restricted-imports': ['error', { patterns: [{ group, message, allowTypeImports: true }] }],
  };
}

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
    // Figures drawn in HTML are one picture to those who listen.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // `expect(value, 'what it is')` names what failed.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // `export {}` makes a script without imports a module to TypeScript.
    'unicorn/require-module-specifiers': 'off',
    'import/no-named-as-default': 'off',
    'typescript/no-floating-promises': 'error',
    'import/no-cycle': 'error',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'no-underscore-dangle': 'off',
    // Playwright's fixtures name what they need in an object pattern, also when it is nothing.
    'no-empty-pattern': 'off',
    // A page posts to its own worker, not to a window.
    'unicorn/require-post-message-target-origin': 'off',
    'no-shadow': 'off',
    'import/no-unassigned-import': 'off',
  },
  overrides: [...roomRules, ...siteRules],
  ignorePatterns: ['dist', '.cache', 'test-results', 'art/masters'],
});
