import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * Which room may import which: the rule of the house, checked by `npm run lint` and itself by tests/lint/. Rooms are
 * folders; what is not named here is forbidden.
 */
const rooms: Record<string, string[]> = {
  content: [],
  contract: [],
  server: ['contract'],
  prerender: ['site', 'content', 'contract'],
  art: ['prerender'],
  site: [],
};

/** The rooms of `site/`. Its own files put them together: of these a room may import only what is named here. */
const siteRooms: Record<string, string[]> = {
  navigation: [],
  ui: ['navigation'],
  sections: ['ui', 'navigation'],
  forms: ['ui', 'navigation', 'contract'],
  layout: ['ui', 'navigation'],
  pages: ['sections', 'forms', 'ui'],
  metrics: [],
  gallery: ['sections', 'layout', 'navigation', 'routes'],
  inline: [],
};

const houseDoors = [...Object.keys(rooms), 'tests', 'tools', 'bench'];
const siteDoors = [...Object.keys(siteRooms), 'app', 'routes', 'entry-client', 'entry-server'];

const houseRules = Object.entries(rooms).map(([room, allowed]) =>
  roomRule(room, allowed, [behind('#', houseDoors, [room, ...allowed])]),
);

// A later rule for a file takes the place of an earlier one: each names all that its room may not import.
const siteRules = Object.entries(siteRooms).map(([room, allowed]) =>
  roomRule(`site/${room}`, allowed, [
    behind('#', houseDoors, ['site', ...allowed]),
    behind('#site/', siteDoors, [room, ...allowed]),
  ]),
);

/** Code behind one of the doors, but for those allowed, by the package's own name or by a way up. */
function behind(name: string, doors: string[], allowed: string[]): string {
  return `^(${name}|(\\.\\./)+)(${doors.filter((door) => !allowed.includes(door)).join('|')})(/.+)?\\.tsx?$`;
}

function roomRule(room: string, allowed: string[], patterns: string[]): OxlintOverride {
  const message = `${room}/ may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'} only: see oxlint.config.ts`;
  // A type says what data looks like and puts nothing into the importer's code.
  const refused = patterns.map((regex) => ({ regex, message, allowTypeImports: true }));
  return {
    files: [`${room}/**`],
    rules: { 'typescript/no-restricted-imports': ['error', { patterns: refused }] },
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
  overrides: [...houseRules, ...siteRules],
  ignorePatterns: ['dist', '.cache', 'test-results', 'art/masters'],
});
