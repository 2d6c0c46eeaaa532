import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { faultStep } from './fault-step.ts';
import type { Step } from './run-step.ts';

const typeScript = 'node_modules/typescript/bin/tsc';

/**
 * Folders with a tsconfig.json: one for all that is rendered, built or driven by a browser, and one for each folder that has
 * other globals. workshop/ is deleted when another company takes over the project.
 */
const projects = [
  '.',
  'contract',
  'languages',
  'hosting',
  'server',
  'workshop/drawing',
  'workshop/bench/server',
  'workshop/bench/pages',
  'workshop/research',
].filter((project) => existsSync(join(projectRoot, project)));

/** The file in which the compiler keeps its results: code is checked again only if it, or what it imports, has changed since. */
const buildInfoFile = (project: string) =>
  `.cache/types/${project === '.' ? 'site' : project.replaceAll('/', '-')}.tsbuildinfo`;

/**
 * Type-checks each project, on one thread: each additional thread of the compiler would check the types that all files use
 * again, which takes twice the processor time, and the tests need the other processors.
 */
export const typeSteps: Step[] = projects.map((project) => ({
  name: project === '.' ? 'types of content/, site/, prerender/, art/, tools/ and tests/' : `types of ${project}/`,
  script: typeScript,
  args: ['-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', buildInfoFile(project)],
}));

const progress = '--reporter=./tools/progress-reporter.ts';

const unitTests: Step = {
  name: 'unit and server tests',
  script: 'node_modules/vitest/vitest.mjs',
  // On a busy machine, a test may fail without a bug. tools/test.ts names the tests that passed only on the second try.
  args: ['run', '--retry=1', '--reporter=dot', progress, '--reporter=json', '--outputFile.json=.cache/vitest.json'],
};

const quickTests: Step = {
  name: 'unit and server tests, except slow ones',
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--reporter=dot', progress, '--exclude=**/*.slow.test.ts'],
};

/** Two lanes: the build and the tests that read its site, and the steps that read only code. */
const lanesWith = (tests: Step): Step[][] => [
  [{ name: 'build', script: 'prerender/build.ts' }, tests],
  [
    ...typeSteps,
    { name: 'lint', script: 'node_modules/oxlint/bin/oxlint' },
    {
      name: 'lint of styles',
      script: 'node_modules/stylelint/bin/stylelint.mjs',
      args: ['site/**/*.css'],
    },
    {
      name: 'format',
      script: 'node_modules/oxfmt/bin/oxfmt',
      args: ['--check'],
    },
  ],
];

/** Types, lint with the import rules, format, the build, and every test that is not slow. */
export const quickLanes = lanesWith(quickTests);

/**
 * All steps before the journeys in a browser. The faults have their own lane: they need no built site, and mostly wait, for
 * leases, retries or a stopped server.
 */
export const thoroughLanes = [...lanesWith(unitTests), [faultStep]];
