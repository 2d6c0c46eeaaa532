import { createInterface } from 'node:readline';
import { exampleDist } from '#server/testing/example-dist.ts';
import { runProgram } from '#server/testing/run-program.ts';
import type { Ended } from '#server/testing/run-program.ts';

/** The whole server as a process of its own, ended with the running test at the latest. */
export type RunningServer = {
  port: number;
  pid: number;
  /** Sends a signal and resolves when the process has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended>;
  /** Sends a signal. */
  signal(signal: NodeJS.Signals): void;
  ended: Promise<Ended>;
  /** Whether it lives. */
  isAlive(): boolean;
};

/** What is no fault here: nobody limits the load, and the log holds errors only. */
const loadSettings = { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '0', RATE_LIMIT_OVERALL: '0', LOG_LEVEL: 'error' };

/** Resolves once the server listens. */
export async function runningServer(environment: Record<string, string>): Promise<RunningServer> {
  const { process: child, ended } = runProgram('main.ts', [], {
    ...loadSettings,
    SITE_DIR: exampleDist(),
    ...environment,
  });
  let port: number | undefined;
  for await (const line of createInterface(child.stdout)) {
    port = Number(/^The site is at http:.*:(\d+)\/$/.exec(line)?.[1]);
    break;
  }
  child.stdout.resume();
  if (!port || child.pid === undefined) throw new Error(`the server did not start: ${(await ended).errors}`);
  return {
    port,
    pid: child.pid,
    ended,
    signal: (signal) => void child.kill(signal),
    end(signal) {
      child.kill(signal);
      return ended;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
  };
}

/** What the server says when it cannot start; should it start all the same, it is told to stop. */
export function refusedStart(environment: Record<string, string>): Promise<Ended> {
  const { process: child, ended } = runProgram('main.ts', [], {
    ...loadSettings,
    SITE_DIR: exampleDist(),
    ...environment,
  });
  child.stdout.once('data', () => child.kill('SIGTERM'));
  return ended;
}
