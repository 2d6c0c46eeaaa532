/**
 * The modules that each module may import; imports that are not listed here are forbidden. A module is a folder.
 * `import-rules.ts` turns this list into rules that `npm run lint` enforces; tests/lint/ tests the enforcement.
 */
export const modules: Record<string, string[]> = {
  languages: [],
  content: ['languages'],
  contract: [],
  hosting: [],
  server: ['contract', 'hosting', 'languages'],
  prerender: ['site', 'content', 'contract', 'hosting', 'languages'],
  art: ['prerender', 'content', 'hosting'],
  'workshop/drawing': ['art'],
  'workshop/research': ['contract'],
  site: [],
};

/** The modules of `site/`, which its top-level files combine: a module may import only those listed here. */
export const siteModules: Record<string, string[]> = {
  navigation: [],
  behaviors: ['navigation'],
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

/**
 * Files of a page's folder that Node reads, while the site's build reads them only to render: these, and their tests, may
 * import the schemas of content.
 */
export const pageDefinitions = [
  'site/pages/*.ts',
  'site/pages/*/page.ts',
  'site/pages/**/*-{schema,schemas,props,check}{,.test}.ts',
];

/** The folders of `server/`, which its top-level files combine: a folder may import only those listed here. */
export const serverModules: Record<string, string[]> = {
  startup: [],
  text: [],
  model: [],
  company: ['text'],
  storage: ['model', 'startup', 'text'],
  http: ['startup'],
  erasures: ['startup', 'text'],
  outbox: ['storage', 'text'],
  mail: ['model', 'outbox', 'startup', 'text'],
  webhook: ['model', 'startup', 'text'],
  channels: ['mail', 'outbox', 'webhook'],
  digest: ['storage', 'text'],
  retention: ['storage', 'text'],
  enquiries: ['http', 'text'],
  pages: ['company', 'http', 'startup', 'text'],
  admin: ['channels', 'enquiries', 'http', 'storage'],
  viewer: ['channels', 'http', 'model', 'outbox', 'storage', 'text'],
  cli: names(
    'channels company erasures http mail model outbox retention startup storage text viewer config load-env-file stop-signals',
  ),
  alert: ['mail', 'model', 'startup', 'webhook', 'load-env-file'],
  doctor: ['cli', 'company', 'model', 'pages', 'startup', 'text', 'config', 'load-env-file'],
};

/** Folders whose types would make a cycle: what they share with others is in `server/model/`. */
export const serverModulesAbove: Record<string, string[]> = {
  storage: ['channels', 'digest', 'outbox', 'retention'],
  outbox: ['channels', 'digest', 'retention'],
};

/** Modules that are rendered only at build, except the islands in them: `<name>.island.tsx` and their hooks, `use-….ts`. */
export const markupModules = ['ui', 'sections', 'layout', 'pages'];

/** Modules with a separate package.json, whose packages `npm ci` does not install: nothing else may import their code. */
export const ownPackages = ['workshop/drawing', 'workshop/bench'];

export const moduleNames = [...new Set([...Object.keys(modules), 'tests', 'tools', ...ownPackages])];
const serverFiles = names('app config create-logger load-env-file main serve start-message start-storage stop-signals');
export const serverModuleNames = [...Object.keys(serverModules), ...serverFiles, 'testing'];
export const siteModuleNames = [...Object.keys(siteModules), 'routes', 'entry-browser', 'entry-server'];

/** The modules that the rules know in each folder. tests/lint/ compares them with the files there. */
export const knownNames = {
  '': [...moduleNames.filter((name) => !name.includes('/')), 'workshop'],
  workshop: ['drawing', 'research', 'bench'],
  server: serverModuleNames,
  site: siteModuleNames,
};

function names(list: string): string[] {
  return list.split(' ');
}
