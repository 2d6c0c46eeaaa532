import { engineStep } from './engine-step.ts';
import { runSteps } from './run-step.ts';

// `npm run test:engines -- [firefox webkit]`: builds the site and runs the journeys in each engine, or in the named ones.
const engines = process.argv.slice(2);
const journeys = { ...engineStep, args: [...engineStep.args!, ...engines] };
process.exitCode = (await runSteps([{ name: 'build', script: 'prerender/build.ts' }, journeys])) ? 0 : 1;
