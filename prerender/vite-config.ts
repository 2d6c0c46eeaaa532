import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';

export const projectRoot = new URL('..', import.meta.url).pathname;

/** The entry's key in Vite's manifest, and its address while developing. */
export const clientEntry = 'site/entry-client.tsx';
export const serverEntry = 'site/entry-server.tsx';

/** Vite wraps every `import()` into a helper of 2 kB that the first load would carry; ours does what these pages need. */
const smallPreloadHelper: Plugin = {
  name: 'small-preload-helper',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('vite/preload-helper.js') ? join(projectRoot, 'site/navigation/preload-files.ts') : null,
};

/** What the client build, the server build and the development server have in common. */
export const viteConfig: InlineConfig = {
  root: projectRoot,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [react(), smallPreloadHelper],
  css: {
    transformer: 'lightningcss',
    // The same names in the client's and the server's build, short: they stand in every document.
    lightningcss: { cssModules: { pattern: '[local]-[hash]' } },
  },
};
