import { expect, onTestFinished, test, vi } from 'vitest';
import { failureMessage, failuresBeforeLast, runLanes } from './run-step.ts';

test('a failed step is named with the command that runs it alone', () => {
  const step = { name: 'lint of styles', script: 'node_modules/stylelint/bin/stylelint.mjs', args: ['site/**/*.css'] };
  expect(failureMessage(step)).toBe(
    "Failed: lint of styles. To run that alone: npm exec -- node node_modules/stylelint/bin/stylelint.mjs 'site/**/*.css'",
  );
});

/** Hides what is printed until the test ends, and collects it. */
function capturePrinted(): { output: string[]; errors: unknown[] } {
  const output: string[] = [];
  const errors: unknown[] = [];
  const spies = [
    vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(line)),
    vi.spyOn(console, 'log').mockReturnValue(undefined),
    vi.spyOn(process.stdout, 'write').mockImplementation((part) => output.push(String(part)) > 0),
  ];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return { output, errors };
}

const missing = { name: 'what is not there', script: 'no-such-script.js' };
const fine = { name: 'the Node check', script: 'tools/check-node.js' };

test('a run of lanes fails if a step fails, and names that step', async () => {
  const { errors } = capturePrinted();
  expect(await runLanes([[missing, fine], [fine]])).toBe(false);
  expect(errors).toEqual([failureMessage(missing)]);
});

test('a failed step’s output is printed once if no other step ended later', async () => {
  const { output } = capturePrinted();
  await runLanes([[fine, missing]]);
  expect(output.filter((part) => part.includes('no-such-script.js'))).toHaveLength(1);
});

test('the output of failed steps is repeated if a step of another lane ended later', () => {
  const lint = { hasSucceeded: false, endTime: 3 };
  const units = { hasSucceeded: false, endTime: 12 };
  const faults = { hasSucceeded: true, endTime: 13 };
  expect(failuresBeforeLast([units, lint])).toEqual([lint]);
  expect(failuresBeforeLast([units, lint, faults])).toEqual([units, lint]);
});
