import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { join, resolve as resolvePath } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';

export type ExitResult = { code: number | null; output: string; errors: string };

export type Program = {
  process: ChildProcessByStdio<null, Readable, Readable>;
  ended: Promise<ExitResult>;
};

const compiled = join(import.meta.dirname, '../../.cache/compiled');

/**
 * Runs one of the server's programs as a separate process, which ends with the running test at the latest. `file` is its
 * path in server/, or an absolute one.
 */
export function runProgram(file: string, args: string[], environment: Record<string, string>): Program {
  const child = spawn(process.execPath, [resolvePath(import.meta.dirname, '..', file), ...args], {
    env: {
      PATH: process.env['PATH'],
      // Keeps the developer's own `.env` out of tests.
      ENV_FILE: '/dev/null',
      // Without it, each start would compile TypeScript: see main.ts.
      NODE_COMPILE_CACHE: compiled,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ended = Promise.all([exitCode, text(child.stdout), text(child.stderr)]).then(([code, output, errors]) => ({
    code,
    output,
    errors,
  }));
  return { process: child, ended };
}
