import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

/** Starts simulations in their own process group. */
function startSimulations(...options: string[]) {
  const child = spawn(process.execPath, [join(projectRoot, 'tools/simulate.ts'), ...options], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(() => void child.kill());
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (part: Buffer) => void (printed[name] += String(part)));
  }
  const closed = once(child, 'close') as Promise<[exitCode: number | null]>;
  const failed = closed.then(() => {
    throw new Error(`The simulations ended early: ${JSON.stringify(printed)}`);
  });
  // After the last wait, the end is expected.
  failed.catch(() => undefined);
  const waitFor = async (name: 'stdout' | 'stderr', pattern: RegExp): Promise<void> => {
    while (!pattern.test(printed[name])) await Promise.race([once(child[name], 'data'), failed]);
  };
  return {
    firstLine: async () => {
      await waitFor('stdout', /\n/);
      return printed.stdout.slice(0, printed.stdout.indexOf('\n'));
    },
    /** Resolves once Vitest, which runs the simulations, handles signals: after its first output, its startup is over. */
    started: () => waitFor('stdout', /RUN/),
    /** Sends a signal to the whole group, as a terminal does. */
    interrupt: (signal: NodeJS.Signals) => process.kill(-child.pid!, signal),
    /** Resolves once the first SIGINT is handled: a second one before that would count as the same. */
    interrupted: () => waitFor('stderr', /^SIGINT: finishing/m),
    /** Resolves once no process has the output open anymore. */
    async ended() {
      const [exitCode] = await closed;
      return { exitCode, printed: printed.stdout };
    },
  };
}

const endlessForms = ['--only', 'form', '--runs', '999999999'];

test(
  'without an amount, the first line says how long is played and how to play more',
  { timeout: 900_000 },
  async () => {
    const { firstLine, interrupt, interrupted, ended } = startSimulations();
    expect(await firstLine()).toBe(
      'Plays day, form, storage for 5 minutes on each database. For more: npm run simulate -- --minutes 60, or --runs 1000.',
    );
    // Ends before Vitest has started: all simulations at once would take the machine from other tests.
    interrupt('SIGINT');
    await interrupted();
    interrupt('SIGINT');
    await ended();
  },
);

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'a simulation that %s interrupts reports the histories that it has run, and exits with %i',
  { timeout: 900_000 },
  async (signal, expectedExitCode) => {
    const { started, interrupt, ended } = startSimulations(...endlessForms);
    await started();
    interrupt(signal);
    const { exitCode, printed } = await ended();
    expect(printed).toMatch(/form: no invariant broke \(.*\)\n {2}on sqlite: (no history yet|\d+ histories)/);
    expect(exitCode).toBe(expectedExitCode);
  },
);

test('a second signal ends a simulation and all its processes', { timeout: 900_000 }, async () => {
  const { started, interrupt, interrupted, ended } = startSimulations(...endlessForms);
  await started();
  interrupt('SIGINT');
  await interrupted();
  interrupt('SIGINT');
  const { exitCode, printed } = await ended();
  expect(exitCode).toBe(130);
  // A process that had survived would print its histories.
  expect(printed).not.toContain('form: no invariant broke');
});

test('a seed that is too large is refused, naming the maximum', async () => {
  const child = spawn(process.execPath, [join(projectRoot, 'tools/simulate.ts'), '--seed', '1000000000']);
  const [errors, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect({ errors, exitCode }).toEqual({
    errors: '--seed is "1000000000": give a whole number from 1 to 999999999, such as 1000.\n',
    exitCode: 2,
  });
});
