import { quickLanes } from './check-steps.ts';
import { reportExcludedTests } from './report-excluded-tests.ts';
import { runLanes } from './run-step.ts';

// PostgreSQL's tests take as long as all others of the server: they are left to `npm test`.
process.env['TEST_DATABASES'] ??= 'sqlite';

reportExcludedTests();
process.exitCode = (await runLanes(quickLanes)) ? 0 : 1;
