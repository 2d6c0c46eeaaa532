import { quickLanes } from './check-steps.ts';
import { reportExcludedTests } from './report-excluded-tests.ts';
import { runLanes } from './run-step.ts';

// The tests on PostgreSQL take as long as all other tests of the server: only `npm test` runs them.
process.env['TEST_DATABASES'] ??= 'sqlite';

reportExcludedTests();
process.exitCode = (await runLanes(quickLanes)) ? 0 : 1;
