import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * Which module may import which, checked by `npm run lint`; tests/lint/ checks the check. A module is a folder; what is
 * not named here is forbidden.
 */
const modules: Record<string, string[]> = {
  languages: [],
  content: ['languages'],
  contract: [],
  hosting: [],
  server: ['contract', 'hosting', 'languages'],
  prerender: ['site', 'content', 'contract', 'hosting', 'languages'],
  art: ['prerender', 'content'],
  'workshop/drawing': ['art'],
  'workshop/research': ['contract'],
  site: [],
};

/** The modules of `site/`. Its own files put them together: of these a module may import only what is named here. */
const siteModules: Record<string, string[]> = {
  navigation: [],
  behaviors: [],
  islands: ['navigation'],
  ui: ['navigation'],
  plates: [],
  sections: ['ui', 'navigation', 'islands', 'plates'],
  forms: ['ui', 'navigation', 'contract'],
  layout: ['ui', 'navigation'],
  pages: ['sections', 'forms', 'islands', 'ui', 'navigation', 'plates'],
  metrics: [],
  gallery: ['sections', 'pages', 'islands', 'behaviors', 'navigation'],
  inline: ['navigation'],
  development: ['navigation'],
};

/** What Node reads of a page's folder, and the site's build only where it renders: these files may import the schemas of content. */
const pageDefinitions = ['site/pages/*.ts', 'site/pages/*/page.ts', 'site/pages/**/*-{schema,schemas,props,check}.ts'];

/** The folders of `server/`. Its own files put them together: of these a folder may import only what is named here. */
const serverModules: Record<string, string[]> = {
  startup: [],
  text: [],
  model: [],
  company: ['text'],
  storage: ['model', 'startup', 'text'],
  http: ['startup'],
  outbox: ['storage', 'text'],
  mail: ['model', 'outbox', 'startup', 'text'],
  webhook: ['model', 'startup', 'text'],
  channels: ['mail', 'outbox', 'webhook'],
  digest: ['storage', 'text'],
  retention: ['storage', 'text'],
  enquiries: ['http', 'text'],
  pages: ['company', 'http', 'startup'],
  admin: ['channels', 'enquiries', 'http', 'storage'],
  viewer: ['channels', 'http', 'model', 'outbox', 'storage', 'text'],
  cli: [
    'channels',
    'company',
    'http',
    'mail',
    'model',
    'outbox',
    'retention',
    'startup',
    'storage',
    'text',
    'viewer',
    'config',
    'load-env-file',
    'stop-signals',
  ],
  doctor: ['cli', 'company', 'pages', 'startup', 'text', 'config', 'load-env-file'],
};

/** Whose types would make a circle: what these and others have to share stands in `server/model/`. */
const serverModulesAbove: Record<string, string[]> = {
  storage: ['channels', 'digest', 'outbox', 'retention'],
  outbox: ['channels', 'digest', 'retention'],
};

/** What is rendered at build and never again, but for the islands in it: `<name>.island.tsx` and their hooks, `use-….ts`. */
const markupModules = ['ui', 'sections', 'layout', 'pages'];

const browserOnly = {
  name: 'react',
  importNames: ['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useRef', 'useSyncExternalStore'],
  message: 'this file is markup only: what keeps state belongs into an island, <name>.island.tsx or its use-….ts',
};

/** Each with a package.json and dependencies of its own, which `npm ci` leaves out: nothing else needs their code. */
const ownPackages = ['workshop/drawing', 'workshop/bench'];

const moduleNames = [...new Set([...Object.keys(modules), 'tests', 'tools', ...ownPackages])];
const serverFiles = [
  'app',
  'config',
  'create-logger',
  'load-env-file',
  'main',
  'serve',
  'start-message',
  'start-storage',
  'stop-signals',
];
const serverModuleNames = [...Object.keys(serverModules), ...serverFiles, 'testing'];
const siteModuleNames = [...Object.keys(siteModules), 'routes', 'entry-browser', 'entry-server'];

/** By folder: what the rules know in it. tests/lint/ compares that with what there is. */
export const knownNames = {
  '': [...moduleNames.filter((name) => !name.includes('/')), 'workshop'],
  workshop: ['drawing', 'research', 'bench'],
  server: serverModuleNames,
  site: siteModuleNames,
};

const moduleRules = Object.entries(modules).map(([module, allowed]) =>
  boundary(module, allowed, [codeOf('#', moduleNames, [module, ...allowed])]),
);

const toolRules = Object.entries({ tests: ownPackages, tools: [...ownPackages, 'tests'] }).map(([module, refused]) =>
  boundary(
    module,
    moduleNames.filter((name) => !refused.includes(name)),
    [codeOf('#', refused, [])],
  ),
);

// A later rule for a file takes the place of an earlier one: each names all that its module may not import.
const siteRules = Object.entries(siteModules).flatMap(([module, allowed]) => {
  const patterns = [
    codeOf('#', moduleNames, ['site', ...allowed]),
    codeOf('#site/', siteModuleNames, [module, ...allowed]),
  ];
  if (!markupModules.includes(module)) return [boundary(`site/${module}`, allowed, patterns)];
  // Schemas would come with it.
  const markup = [...patterns, '/(page|[\\w-]+-(schemas?|props))\\.ts$'];
  const island = boundary(`site/${module}`, allowed, markup);
  return [
    boundary(`site/${module}`, allowed, markup, [browserOnly]),
    { ...island, files: [`site/${module}/**/*.island.tsx`, `site/${module}/**/use-*.ts`] },
  ];
});

const definitionRule: OxlintOverride = {
  ...boundary(
    'site/pages',
    [...(siteModules['pages'] ?? []), 'content', 'languages'],
    [
      codeOf('#', moduleNames, ['site', 'content', 'languages']),
      codeOf('#site/', siteModuleNames, ['pages', ...(siteModules['pages'] ?? [])]),
    ],
    [
      {
        name: '#language',
        message: 'Node reads this file before a language is chosen: take the words of `content.language`',
      },
    ],
  ),
  files: pageDefinitions,
};

// A test may import whatever it needs of the server.
const serverRules = [
  ...Object.entries(serverModules).map(([module, allowed]) =>
    boundary(
      `server/${module}`,
      allowed,
      [
        codeOf('#', moduleNames, ['contract', 'hosting', 'languages']),
        codeOf('#server/', serverModuleNames, [module, ...allowed, ...(serverModulesAbove[module] ?? [])]),
      ],
      [],
      (serverModulesAbove[module] ?? []).map((above) => `^(#server/|(\\.\\./)+)${above}/`),
    ),
  ),
  {
    ...boundary('server', modules['server'] ?? [], [
      codeOf('#', moduleNames, ['server', 'contract', 'hosting', 'languages']),
    ]),
    files: ['server/**/*.test.ts'],
  },
];

/**
 * Code of one of the modules, but for those allowed, by the package's own name or by a way up; in `site/` and `server/` a file
 * may be one.
 */
function codeOf(name: '#' | '#site/' | '#server/', modules: string[], allowed: string[]): string {
  const refused = modules.filter((module) => !allowed.includes(module)).join('|');
  return `^(${name}|(\\.\\./)+)(${refused})${name === '#' ? '/.+' : '(/.+)?'}\\.tsx?$`;
}

function boundary(
  module: string,
  allowed: string[],
  patterns: string[],
  paths: object[] = [],
  patternsOfTypes: string[] = [],
): OxlintOverride {
  const message = `${module}/ may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'} only: see oxlint.config.ts`;
  // A type says what data looks like and puts nothing into the importer's code.
  const refused = [
    ...patterns.map((regex) => ({ regex, message, allowTypeImports: true })),
    ...patternsOfTypes.map((regex) => ({ regex, message: `${module}/ is below: share a type in server/model/` })),
  ];
  return {
    files: [`${module}/**`],
    rules: { 'typescript/no-restricted-imports': ['error', { paths, patterns: refused }] },
  };
}

/** Where processes start, with what starts others: these read the environment. */
const entryPoints: OxlintOverride = {
  files: [
    'server/{serve,load-env-file}.ts',
    'server/{cli/enquiries,doctor/doctor}.ts',
    'server/testing/**',
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
    // Figures drawn in HTML are one picture to those who listen.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // `expect(value, 'what it is')` names what failed.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // `export {}` makes a script without imports a module to TypeScript.
    'unicorn/require-module-specifiers': 'off',
    'import/no-named-as-default': 'off',
    'typescript/no-floating-promises': 'error',
    // Type imports count: modules that depend on each other are hard to read in any order.
    'import/no-cycle': ['error', { ignoreTypes: false }],
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
    // What a function needs is passed to it: settings are read where a process starts.
    'node/no-process-env': 'error',
  },
  overrides: [
    ...moduleRules,
    ...toolRules,
    ...siteRules,
    definitionRule,
    ...serverRules,
    entryPoints,
    {
      // What a visitor waits for is expected in tests/engines/visitor.ts, and only of engines that are installed.
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
