import { parseOptions } from '#prerender/parse-options.ts';
import { faultStep } from './fault-step.ts';
import { runStep } from './run-step.ts';

// Runs the scenarios in tests/faults/, or only those whose file names are given.
const { values, positionals } = parseOptions('npm run test:faults -- [--rounds 200] [kill smtp …]', {
  options: { rounds: { type: 'string' } },
  allowPositionals: true,
});
if (values.rounds !== undefined && !/^[1-9]\d{0,5}$/.test(values.rounds)) {
  console.error(`--rounds is ${JSON.stringify(values.rounds)}: give a whole number from 1 to 999999, such as 200.`);
  process.exit(2);
}
if (values.rounds) process.env['FAULT_ROUNDS'] = values.rounds;
process.exitCode = (await runStep({ ...faultStep, args: [...(faultStep.args ?? []), ...positionals] })) ? 0 : 1;
