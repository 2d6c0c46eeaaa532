import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'a simulation that %s interrupts says what it has played, and ends with %i',
  { timeout: 900_000 },
  async (signal, code) => {
    const child = spawn(
      process.execPath,
      [join(projectRoot, 'tools/simulate.ts'), '--only', 'form', '--runs', '999999999'],
      { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
    );
    onTestFinished(() => void child.kill());
    let printed = '';
    child.stdout.on('data', (part: Buffer) => void (printed += String(part)));
    // Vitest's own first output: its startup is over, and it handles the signal.
    await once(child.stdout, 'data');
    // The signal goes to the whole group, as a terminal sends it.
    process.kill(-child.pid!, signal);
    const [exitCode] = (await once(child, 'close')) as [number | null];
    expect(printed).toMatch(/form: no invariant broke \(.*\)\n {2}on sqlite: (no history yet|\d+ histories)/);
    expect(exitCode).toBe(code);
  },
);
