import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { waitForDatabase } from '#server/testing/database-opened.ts';
import { exampleDist } from '#server/testing/example-dist.ts';
import { runProgram } from '#server/testing/run-program.ts';
import type { ExitResult } from '#server/testing/run-program.ts';

/** The whole server as a separate process, which ends with the running test at the latest. */
export type RunningServer = {
  port: number;
  /** The second line that it prints for a person: where enquiries are stored, or why not yet. */
  storageLine: string;
  pid: number;
  /** Sends a signal and resolves when the process has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<ExitResult>;
  /** Resolves with the first line of its log that matches `pattern`, which may be written a second late. */
  waitForLogLine(pattern: RegExp): Promise<string>;
};

/** Settings of every server here: no rate limits, and only errors in the log. */
export const scenarioSettings = {
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT: '0',
  RATE_LIMIT_OVERALL: '0',
  LOG_LEVEL: 'error',
};

/** Settings of a mail server that is not running: each delivery waits, and nothing else happens. */
export const unreachableMail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@juniperjay.example',
  MAIL_TO: 'a@juniperjay.example',
};

type StartOptions = {
  databaseUnreachable?: boolean;
  /** The program to run, an absolute path; this tree's server by default. */
  program?: string;
};

/** Resolves once the server listens and, unless its database is unreachable, accepts enquiries. */
export async function startServer(
  environment: Record<string, string>,
  { databaseUnreachable = false, program }: StartOptions = {},
): Promise<RunningServer> {
  const { process: child, ended } = runServer(environment, program);
  const output: string[] = [];
  const started = Promise.withResolvers<void>();
  // Lines of the log are JSON; the others are for the person who starts it.
  const startLines = (): string[] => output.filter((line) => !line.startsWith('{'));
  createInterface(child.stdout)
    .on('line', (line) => {
      output.push(line);
      if (startLines().length === 2) started.resolve();
    })
    .once('close', () => started.resolve());
  await started.promise;
  const [first = '', storageLine = ''] = startLines();
  const port = Number(/^The site is at http:.*:(\d+)\/$/.exec(first)?.[1]);
  if (!port || child.pid === undefined) throw new Error(`the server did not start: ${(await ended).errors}`);
  if (!databaseUnreachable) await waitForDatabase(port);
  return {
    port,
    storageLine,
    pid: child.pid,
    end(signal) {
      child.kill(signal);
      return ended;
    },
    waitForLogLine: (pattern) =>
      vi.waitFor(
        () => output.find((line) => pattern.test(line)) ?? Promise.reject(new Error(`no ${pattern} in the log`)),
        { timeout: 30_000 },
      ),
  };
}

/** The output of a server that cannot start; one that does is stopped. */
export function failedStart(environment: Record<string, string>, program?: string): Promise<ExitResult> {
  const { process: child, ended } = runServer(environment, program);
  child.stdout.once('data', () => child.kill('SIGTERM'));
  return ended;
}

const runServer = (environment: Record<string, string>, program = 'main.ts') =>
  runProgram(program, [], { ...scenarioSettings, SITE_DIR: exampleDist(), ...environment });
