import { quickLanes } from './check-steps.ts';
import { reportExcludedTests } from './report-excluded-tests.ts';
import { runLanes } from './run-step.ts';

reportExcludedTests();
process.exitCode = (await runLanes(quickLanes)) ? 0 : 1;
