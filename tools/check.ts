import { checkSteps } from './check-steps.ts';
import { runSteps } from './run-step.ts';

process.exitCode = (await runSteps(checkSteps)) ? 0 : 1;
