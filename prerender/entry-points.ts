import { globSync } from 'node:fs';
import { projectRoot } from './project-root.ts';

// The paths of entry points are keys in Vite's manifests, and addresses on the development server.
export const browserEntry = 'site/entry-browser.ts';
export const hydrateEntry = 'site/islands/hydrate.tsx';
export const metricsEntry = 'site/metrics/report-page-metrics.ts';
export const serverEntry = 'site/entry-server.tsx';

/** Components that also run in the browser: each becomes a script, and React hydrates it. */
export const islandFiles = () => globSync('site/**/*.island.tsx', { cwd: projectRoot }).toSorted();

/** The scripts of islands without a component: each is bundled without React. */
export const behaviorFiles = () => globSync('site/**/*.island.ts', { cwd: projectRoot }).toSorted();

export const isBehaviorFile = (file: string) => file.endsWith('.island.ts');

// Documents without a route are rendered from these files.
export const errorScreenFile = 'site/layout/error-screen.tsx';
export const thankYouFile = 'site/layout/thank-you.tsx';
