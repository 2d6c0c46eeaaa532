import type { Step } from './run-step.ts';

/** What tests/faults/README.md describes: the server when things go wrong around it. */
export const faultStep: Step = {
  name: 'faults',
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--config', 'tests/faults/vitest.config.ts'],
};
