import { expect, onTestFinished, test, vi } from 'vitest';
import { failureMessage, runLanes } from './run-step.ts';

test('a failed step is named with the command that runs it alone', () => {
  const step = { name: 'lint of styles', script: 'node_modules/stylelint/bin/stylelint.mjs', args: ['site/**/*.css'] };
  expect(failureMessage(step)).toBe(
    "Failed: lint of styles. To run that alone: npm exec -- node node_modules/stylelint/bin/stylelint.mjs 'site/**/*.css'",
  );
});

test('a run of lanes fails if a step fails, and names that step', async () => {
  const errors: unknown[] = [];
  const spies = [
    vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(line)),
    vi.spyOn(console, 'log').mockReturnValue(undefined),
    vi.spyOn(process.stdout, 'write').mockReturnValue(true),
  ];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  const missing = { name: 'what is not there', script: 'no-such-script.js' };
  const fine = { name: 'the Node check', script: 'tools/check-node.js' };
  expect(await runLanes([[missing, fine], [fine]])).toBe(false);
  expect(errors).toEqual([failureMessage(missing)]);
});
