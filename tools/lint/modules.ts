/**
 * Which module may import which, checked by `npm run lint`; tests/lint/ checks the check. A module is a folder; what is
 * not named here is forbidden. `import-rules.ts` makes rules of it.
 */
export const modules: Record<string, string[]> = {
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
export const siteModules: Record<string, string[]> = {
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
export const pageDefinitions = [
  'site/pages/*.ts',
  'site/pages/*/page.ts',
  'site/pages/**/*-{schema,schemas,props,check}.ts',
];

/** The folders of `server/`. Its own files put them together: of these a folder may import only what is named here. */
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
  pages: ['company', 'http', 'startup'],
  admin: ['channels', 'enquiries', 'http', 'storage'],
  viewer: ['channels', 'http', 'model', 'outbox', 'storage', 'text'],
  cli: [
    'channels',
    'company',
    'erasures',
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
  alert: ['mail', 'model', 'startup', 'webhook', 'load-env-file'],
  doctor: ['cli', 'company', 'pages', 'startup', 'text', 'config', 'load-env-file'],
};

/** Whose types would make a circle: what these and others have to share stands in `server/model/`. */
export const serverModulesAbove: Record<string, string[]> = {
  storage: ['channels', 'digest', 'outbox', 'retention'],
  outbox: ['channels', 'digest', 'retention'],
};

/** What is rendered at build and never again, but for the islands in it: `<name>.island.tsx` and their hooks, `use-….ts`. */
export const markupModules = ['ui', 'sections', 'layout', 'pages'];

/** Each with a package.json and dependencies of its own, which `npm ci` leaves out: nothing else needs their code. */
export const ownPackages = ['workshop/drawing', 'workshop/bench'];

export const moduleNames = [...new Set([...Object.keys(modules), 'tests', 'tools', ...ownPackages])];
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
export const serverModuleNames = [...Object.keys(serverModules), ...serverFiles, 'testing'];
export const siteModuleNames = [...Object.keys(siteModules), 'routes', 'entry-browser', 'entry-server'];

/** By folder: what the rules know in it. tests/lint/ compares that with what there is. */
export const knownNames = {
  '': [...moduleNames.filter((name) => !name.includes('/')), 'workshop'],
  workshop: ['drawing', 'research', 'bench'],
  server: serverModuleNames,
  site: siteModuleNames,
};
