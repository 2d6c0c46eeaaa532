import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { databaseOpened } from '#server/testing/database-opened.ts';
import { exampleDist } from '#server/testing/example-dist.ts';
import { runProgram } from '#server/testing/run-program.ts';
import type { ExitResult } from '#server/testing/run-program.ts';

/** The whole server as a separate process, which ends with the running test at the latest. */
export type RunningServer = {
  port: number;
  /** The second line of its output: where enquiries are stored, or why not yet. */
  second: string;
  pid: number;
  /** Sends a signal and resolves when the process has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<ExitResult>;
  /** Sends a signal. */
  signal(signal: NodeJS.Signals): void;
  ended: Promise<ExitResult>;
  /** Resolves with the first line of its log that matches `pattern`, which may be written a second late. */
  logged(pattern: RegExp): Promise<string>;
  /** Whether its process is running. */
  isAlive(): boolean;
};

/** Settings of every server here: no rate limits, and only errors in the log. */
export const loadSettings = {
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT: '0',
  RATE_LIMIT_OVERALL: '0',
  LOG_LEVEL: 'error',
};

/** Resolves once the server listens and, unless its database is unreachable, accepts enquiries. */
export async function startServer(
  environment: Record<string, string>,
  { isDatabaseAway = false } = {},
): Promise<RunningServer> {
  const { process: child, ended } = runProgram('main.ts', [], {
    ...loadSettings,
    SITE_DIR: exampleDist(),
    ...environment,
  });
  const output: string[] = [];
  createInterface(child.stdout).on('line', (line) => void output.push(line));
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    // Lines of the log are JSON; the others are for the person who starts it.
    if (!line.startsWith('{')) lines.push(line);
    if (lines.length === 2) break;
  }
  child.stdout.resume();
  const [first = '', second = ''] = lines;
  const port = Number(/^The site is at http:.*:(\d+)\/$/.exec(first)?.[1]);
  if (!port || child.pid === undefined) throw new Error(`the server did not start: ${(await ended).errors}`);
  if (!isDatabaseAway) await databaseOpened(port);
  return {
    port,
    second,
    pid: child.pid,
    ended,
    signal: (signal) => void child.kill(signal),
    end(signal) {
      child.kill(signal);
      return ended;
    },
    logged: (pattern) =>
      vi.waitFor(
        () => output.find((line) => pattern.test(line)) ?? Promise.reject(new Error(`no ${pattern} in the log`)),
        {
          timeout: 30_000,
        },
      ),
    isAlive: () => child.exitCode === null && child.signalCode === null,
  };
}

/** The output of a server that cannot start; one that does is stopped. */
export function failedStart(environment: Record<string, string>): Promise<ExitResult> {
  const { process: child, ended } = runProgram('main.ts', [], {
    ...loadSettings,
    SITE_DIR: exampleDist(),
    ...environment,
  });
  child.stdout.once('data', () => child.kill('SIGTERM'));
  return ended;
}
