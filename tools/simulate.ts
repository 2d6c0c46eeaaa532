import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseOptions } from '#prerender/parse-options.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { runStep } from './run-step.ts';

const ending = '.slow.test.ts';
const folder = 'tests/simulation';
const names = readdirSync(join(projectRoot, folder))
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));

const defaultRuns = '1000';

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

/** The simulations of tests/simulation/, as long as one wants. */
const { values } = parseOptions(`npm run simulate -- [--only ${names.join('|')}] [--seed 1] [--runs ${defaultRuns}]`, {
  options: { only: { type: 'string' }, seed: { type: 'string' }, runs: { type: 'string' } },
});
const { only, seed = '1', runs = defaultRuns } = values;
for (const [flag, value] of Object.entries({ seed, runs })) {
  if (!/^[1-9]\d{0,8}$/.test(value))
    refuse(`--${flag} is ${JSON.stringify(value)}: give a whole number from 1, such as 1000.`);
}
if (only !== undefined && !names.includes(only))
  refuse(`--only is ${JSON.stringify(only)}: there are ${names.join(', ')}.`);
process.env['SIMULATION_SEED'] = seed;
process.env['SIMULATION_RUNS'] = runs;
const files = (only === undefined ? names : [only]).map((name) => `${folder}/${name}${ending}`);
const step = {
  name: 'simulations',
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--reporter=verbose', ...files],
};
process.exitCode = (await runStep(step)) ? 0 : 1;
