import { quickLanes } from './check-steps.ts';
import { runLanes } from './run-step.ts';

process.exitCode = (await runLanes(quickLanes)) ? 0 : 1;
