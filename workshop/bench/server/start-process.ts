import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { cpuSeconds } from './cpu-seconds.ts';

/** A server as a separate process, on a port of 127.0.0.1. */
export type RunningProcess = {
  port: number;
  pid: number;
  /** Milliseconds from spawning it until it printed where it listens. */
  startTime: number;
  /** Milliseconds of processor time until then. */
  startCpu: number;
  stop(): Promise<void>;
};

/** Starts a program whose first line says where it listens, as `http://…:PORT/`; what it prints after that is dropped. */
export async function startProcess(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<RunningProcess> {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], ENV_FILE: '/dev/null', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => process.off('exit', kill));
  for await (const line of createInterface(child.stdout)) {
    const port = Number(/http:\/\/[^/]*:(\d+)\//.exec(line)?.[1]);
    if (!port || child.pid === undefined) break;
    const startTime = performance.now() - startedAt;
    const startCpu = cpuSeconds(child.pid) * 1000;
    child.stdout.resume();
    return {
      port,
      pid: child.pid,
      startTime,
      startCpu,
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error(`${[command, ...args].join(' ')} did not start`);
}
