import type { Step } from './run-step.ts';

/**
 * The most important journeys in Chromium, Firefox and WebKit (see docs/browsers.md). Engines that are not installed are
 * skipped.
 */
export const engineStep: Step = {
  name: 'journeys in each engine',
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--config', 'tests/engines/vitest.config.ts'],
};
