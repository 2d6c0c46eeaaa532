import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import type { InlineConfig } from 'vite';
import type { Palette } from '#content/schema/palette.ts';
import { inlineTokens } from '#site/styles/inline-tokens.js';
import { brandColors } from './brand-colors.ts';
import { classNames } from './class-names.ts';
import { projectRoot } from './project-root.ts';
import { sheetLayers } from './sheet-layers.ts';

/** Keys in Vite's manifests, and addresses while developing. */
export const browserEntry = 'site/entry-browser.ts';
export const hydrateEntry = 'site/islands/hydrate.tsx';
export const metricsEntry = 'site/metrics/report-page-metrics.ts';
export const serverEntry = 'site/entry-server.tsx';

/** Components that also run in the browser: a script is made of each. */
export const islandFiles = () => globSync('site/**/*.island.tsx', { cwd: projectRoot }).toSorted();

/** Where the page of that kind lies. */
export const pageFile = (page: string) => `site/pages/${page}-page.tsx`;

/** Where those lie that are documents of no route. */
export const errorScreenFile = 'site/layout/error-screen.tsx';
export const thankYouFile = 'site/layout/thank-you.tsx';

/** What scripts of the browser import from packages, beside what the plugin for React names. */
export const browserPackages = ['react-dom/client', 'twgl.js', 'web-vitals'];

/** One for all builds of a process: what is rendered and what runs in the browser name the same classes. */
const nameOfClass = classNames();

/**
 * What the client build, the server build and the development server have in common. Made anew for each: the plugin for
 * React keeps what it was last asked for, and a build beside a development server would switch off its hot reload. Styles
 * have the colors of `palette`, or those of site/styles/tokens.css.
 */
export const viteConfig = (palette?: Palette): InlineConfig => ({
  root: projectRoot,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [react()],
  css: {
    modules: { generateScopedName: nameOfClass },
    postcss: {
      plugins: [sheetLayers(), ...(palette ? [inlineTokens(palette), brandColors(palette)] : [inlineTokens()])],
    },
  },
});
