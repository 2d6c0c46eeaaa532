import type { Step } from './run-step.ts';

const typeScript = 'node_modules/typescript/bin/tsc';
const projects = ['contract', 'server', 'site', 'prerender', 'art', 'tests', 'tools', 'bench/server'];

/** The compiler over each room: what a browser has and what Node has differ by room. */
export const typeSteps: Step[] = projects.map((project) => ({
  name: `types of ${project}/`,
  script: typeScript,
  args: ['-p', project],
}));

/** Everything that needs no browser: types, lint with the import rules, format, the build, unit and server tests. */
export const checkSteps: Step[] = [
  ...typeSteps,
  { name: 'lint', script: 'node_modules/oxlint/bin/oxlint' },
  { name: 'format', script: 'node_modules/prettier/bin/prettier.cjs', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'build', script: 'prerender/build.ts' },
  {
    name: 'unit and server tests',
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--reporter=dot', '--reporter=json', '--outputFile.json=.cache/vitest.json'],
  },
];
