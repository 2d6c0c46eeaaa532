import { typeSteps } from './check-steps.ts';
import { runSteps } from './run-step.ts';

process.exitCode = (await runSteps(typeSteps)) ? 0 : 1;
