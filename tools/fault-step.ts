import type { Step } from './run-step.ts';

/** The tests described in tests/faults/README.md: the server while things fail around it. */
export const faultStep: Step = {
  name: 'faults',
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--config', 'tests/faults/vitest.config.ts'],
};
