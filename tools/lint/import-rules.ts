import type { OxlintOverride } from 'oxlint';
import {
  markupModules,
  moduleNames,
  modules,
  ownPackages,
  pageDefinitions,
  serverModuleNames,
  serverModules,
  serverModulesAbove,
  siteModuleNames,
  siteModules,
} from './modules.ts';

const browserHooks = {
  name: 'react',
  importNames: ['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useRef', 'useSyncExternalStore'],
  message: 'this file is markup only: what keeps state belongs in an island, <name>.island.tsx or its use-….ts',
};

const moduleRules = Object.entries(modules).map(([module, allowed]) =>
  boundary(module, allowed, [codeOf('#', moduleNames, [module, ...allowed])]),
);

const testAndToolRules = Object.entries({ tests: ownPackages, tools: [...ownPackages, 'tests'] }).map(
  ([module, refused]) =>
    boundary(
      module,
      moduleNames.filter((name) => !refused.includes(name)),
      [codeOf('#', refused, [])],
    ),
);

const siteRules = Object.entries(siteModules).flatMap(([module, allowed]) => {
  const patterns = [
    codeOf('#', moduleNames, ['site', ...allowed]),
    codeOf('#site/', siteModuleNames, [module, ...allowed]),
  ];
  if (!markupModules.includes(module)) return [boundary(`site/${module}`, allowed, patterns)];
  // Page definitions would pull in the schemas.
  const markup = [...patterns, '/(page|[\\w-]+-(schemas?|props|check))\\.ts$'];
  const island = boundary(`site/${module}`, allowed, markup);
  return [
    boundary(`site/${module}`, allowed, markup, { paths: [browserHooks] }),
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
    {
      paths: [
        {
          name: '#language',
          message: 'Node reads this file before a language is chosen: take the words of `content.language`',
        },
      ],
    },
  ),
  files: pageDefinitions,
};

const allowedInServer = modules['server'] ?? [];

const serverRules = [
  ...Object.entries(serverModules).map(([module, allowed]) =>
    boundary(
      `server/${module}`,
      allowed,
      [
        codeOf('#', moduleNames, allowedInServer),
        codeOf('#server/', serverModuleNames, [module, ...allowed, ...(serverModulesAbove[module] ?? [])]),
      ],
      { typePatterns: (serverModulesAbove[module] ?? []).map((above) => `^(#server/|(\\.\\./)+)${above}/`) },
    ),
  ),
  // A test may import anything from the server.
  {
    ...boundary('server', allowedInServer, [codeOf('#', moduleNames, ['server', ...allowedInServer])]),
    files: ['server/**/*.test.ts'],
  },
];

/**
 * A pattern for imports from the named modules, except the allowed ones, with `prefix` or by a relative path. In `site/`
 * and `server/`, a single file may be a module.
 */
function codeOf(prefix: '#' | '#site/' | '#server/', names: string[], allowed: string[]): string {
  const refusedModules = names.filter((module) => !allowed.includes(module)).join('|');
  return `^(${prefix}|(\\.\\./)+)(${refusedModules})${prefix === '#' ? '/.+' : '(/.+)?'}\\.tsx?$`;
}

/** The rule that a module may import only types of what `patterns` match, and nothing of what `typePatterns` match. */
function boundary(
  module: string,
  allowed: string[],
  patterns: string[],
  { paths = [], typePatterns = [] }: { paths?: object[]; typePatterns?: string[] } = {},
): OxlintOverride {
  const message = `${module}/ may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'} only: see tools/lint/modules.ts`;
  // Types are allowed: they describe data and add nothing to the importer's code.
  const refusedPatterns = [
    ...patterns.map((regex) => ({ regex, message, allowTypeImports: true })),
    ...typePatterns.map((regex) => ({ regex, message: `${module}/ is below: share a type in server/model/` })),
  ];
  return {
    files: [`${module}/**`],
    rules: { 'typescript/no-restricted-imports': ['error', { paths, patterns: refusedPatterns }] },
  };
}

/** A later rule for a file replaces an earlier one, so each lists everything that its module may not import. */
export const importRules: readonly OxlintOverride[] = [
  ...moduleRules,
  ...testAndToolRules,
  ...siteRules,
  definitionRule,
  ...serverRules,
];
