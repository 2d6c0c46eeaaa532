import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

/** Starts simulations in their own process group, and waits until Vitest, which runs them, handles signals. */
async function startSimulations(...options: string[]) {
  const child = spawn(process.execPath, [join(projectRoot, 'tools/simulate.ts'), ...options], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(() => void child.kill());
  let printed = '';
  child.stdout.on('data', (part: Buffer) => void (printed += String(part)));
  // After Vitest's first output, its startup is over.
  while (!printed.includes('RUN')) await once(child.stdout, 'data');
  return {
    errors: child.stderr,
    firstLine: () => printed.slice(0, printed.indexOf('\n')),
    /** Sends a signal to the whole group, as a terminal does. */
    interrupt: (signal: NodeJS.Signals) => process.kill(-child.pid!, signal),
    /** Resolves once no process has the output open anymore. */
    async ended() {
      const [exitCode] = (await once(child, 'close')) as [number | null];
      return { exitCode, printed };
    },
  };
}

const endlessForms = ['--only', 'form', '--runs', '999999999'];

test(
  'without an amount, the first line says how long is played and how to play more',
  { timeout: 900_000 },
  async () => {
    const { errors, firstLine, interrupt, ended } = await startSimulations();
    expect(firstLine()).toBe(
      'Plays day, form, storage for 5 minutes on each database. For more: npm run simulate -- --minutes 60, or --runs 1000.',
    );
    interrupt('SIGINT');
    await once(errors, 'data');
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
    const { interrupt, ended } = await startSimulations(...endlessForms);
    interrupt(signal);
    const { exitCode, printed } = await ended();
    expect(printed).toMatch(/form: no invariant broke \(.*\)\n {2}on sqlite: (no history yet|\d+ histories)/);
    expect(exitCode).toBe(expectedExitCode);
  },
);

test('a second signal ends a simulation and all its processes', { timeout: 900_000 }, async () => {
  const { errors, interrupt, ended } = await startSimulations(...endlessForms);
  interrupt('SIGINT');
  // Waits until the first signal is handled: two at once would count as one.
  await once(errors, 'data');
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
