import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { folder } from './certificates.ts';

/** The destination of the servers' output, which is hidden unless SHOW is set. */
export const serverOutput = process.env['SHOW'] ? 'inherit' : 'ignore';

/** Starts a program in the trials' temporary folder. */
export const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: serverOutput,
  });

/** Stops a server with the signal and waits until it has ended; kills it after eight seconds. */
export async function stop(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  if ((await Promise.race([exited, pause(8_000, 'late')])) === 'late') server.kill('SIGKILL');
  await exited;
}
