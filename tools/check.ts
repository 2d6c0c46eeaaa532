import { quickLanes } from './check-steps.ts';
import { tellWhatIsLeftOut } from './tell-what-is-left-out.ts';
import { runLanes } from './run-step.ts';

tellWhatIsLeftOut();
process.exitCode = (await runLanes(quickLanes)) ? 0 : 1;
