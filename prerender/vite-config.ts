import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'postcss';
import type { InlineConfig } from 'vite';
import type { Palette } from '#content/schema/palette.ts';
import { localeOf, type SiteLocale } from '#languages/languages.ts';
import { inlineTokens } from '#site/styles/inline-tokens.js';
import { brandColors } from './brand-colors.ts';
import { classNames } from './class-names.ts';
import { projectRoot } from './project-root.ts';
import { sheetLayers } from './sheet-layers.ts';

/** Packages that browser scripts import, other than the packages that the React plugin lists. */
export const browserPackages = ['react-dom/client', 'twgl.js', 'web-vitals'];

/** The name of a class, shared by all builds of a process: renderer and browser scripts must use the same class names. */
const scopedName = classNames();

/** The PostCSS plugins for every style sheet of the site, with the colors of `palette` if it is given. */
export const sheetPlugins = (palette?: Palette): Plugin[] => [
  sheetLayers(),
  ...(palette ? [inlineTokens(palette), brandColors(palette)] : [inlineTokens()]),
];

/**
 * The configuration that the client build, the server build and the development server share. Each needs a new one: the React
 * plugin keeps state, and a build beside a development server would switch off its hot reload. Code gets the texts
 * and number formats of `locale`; styles get the colors of `palette`, or else the colors of site/styles/tokens.css.
 */
export const viteConfig = (locale: SiteLocale, palette?: Palette): InlineConfig => ({
  root: projectRoot,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [react()],
  resolve: { alias: { '#language': join(projectRoot, `languages/${locale.language}.ts`) } },
  define: { 'import.meta.env.LOCALE': JSON.stringify(localeOf(locale)) },
  css: {
    modules: { generateScopedName: scopedName },
    postcss: { plugins: sheetPlugins(palette) },
  },
});
