import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseOptions } from '#prerender/parse-options.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { runStep } from './run-step.ts';

const testSuffix = '.slow.test.ts';
const folder = 'tests/simulation';
const names = readdirSync(join(projectRoot, folder))
  .filter((file) => file.endsWith(testSuffix))
  .map((file) => file.slice(0, -testSuffix.length));

/** Minutes for each database, unless an option says how much to play: a thousand histories of `storage` take a day. */
const defaultMinutes = '5';

/** The maximum seed and number of runs; also the number of runs if only a time limit ends them. */
const maxNumber = '999999999';

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

// Runs the simulations of tests/simulation/ for as long as requested.
const { values } = parseOptions(
  `npm run simulate -- [--only ${names.join('|')}] [--seed 1] [--runs 1000] [--minutes ${defaultMinutes}]`,
  {
    options: {
      only: { type: 'string' },
      seed: { type: 'string' },
      runs: { type: 'string' },
      minutes: { type: 'string' },
    },
  },
);
const { only, seed = '1' } = values;
const isDefaultAmount = values.runs === undefined && values.minutes === undefined;
const minutes = isDefaultAmount ? defaultMinutes : values.minutes;
const runs = values.runs ?? maxNumber;
for (const [flag, value] of Object.entries({ seed, runs, ...(minutes !== undefined && { minutes }) })) {
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    refuse(`--${flag} is ${JSON.stringify(value)}: give a whole number from 1 to ${maxNumber}, such as 1000.`);
  }
}
if (only !== undefined && !names.includes(only)) {
  refuse(`--only is ${JSON.stringify(only)}: there are ${names.join(', ')}.`);
}

/** No new history begins once this folder is deleted. */
const markerFolder = mkdtempSync(join(tmpdir(), 'simulate-'));
const endSimulation = (): void => rmSync(markerFolder, { recursive: true, force: true });
process.on('exit', endSimulation);

const aborting = new AbortController();
let interruptedBy: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | undefined;
const exitCodeOf = (signal: keyof typeof constants.signals): number => 128 + constants.signals[signal];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (interruptedBy) {
      aborting.abort();
      process.exit(exitCodeOf(signal));
    }
    interruptedBy = signal;
    endSimulation();
    console.error(`${signal}: finishing the histories that have begun; a second signal stops at once.`);
  });
}

Object.assign(process.env, { SIMULATION_SEED: seed, SIMULATION_RUNS: runs, SIMULATION_MARKER: markerFolder });
if (minutes !== undefined) process.env['SIMULATION_MINUTES'] = minutes;
const played = only === undefined ? names : [only];
if (isDefaultAmount) {
  console.log(
    `Plays ${played.join(', ')} for ${defaultMinutes} minutes on each database. For more: npm run simulate -- --minutes 60, or --runs 1000.`,
  );
}
const files = played.map((name) => `${folder}/${name}${testSuffix}`);
const hasPassed = await runStep({
  name: 'simulations',
  script: 'node_modules/vitest/vitest.mjs',
  // Console output is shown immediately, unchanged.
  args: ['run', '--disable-console-intercept', '--reporter=verbose', ...files],
  // Without it, Ctrl+C in a terminal would end histories in the middle.
  abortSignal: aborting.signal,
});
if (!hasPassed) process.exitCode = 1;
else process.exitCode = interruptedBy ? exitCodeOf(interruptedBy) : 0;
