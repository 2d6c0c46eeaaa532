import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { projectRoot } from './project-root.ts';

/** The entry's key in Vite's manifest, and its address while developing. */
export const clientEntry = 'site/entry-client.tsx';
export const serverEntry = 'site/entry-server.tsx';

/** Where the page of that kind lies, and the name of its component: `why-us` is WhyUsPage in site/pages/why-us-page.tsx. */
export const pageFile = (page: string) => `site/pages/${page}-page.tsx`;
/** Where its parts lie that only the build renders. */
export const bodyFile = (page: string) => `site/pages/${page}-body.tsx`;
export const pageName = (page: string) =>
  `${page}-page`.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the client build, the server build and the development server have in common. */
export const viteConfig: InlineConfig = {
  root: projectRoot,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [react()],
};
