import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import type { ExitResult } from '#server/testing/run-program.ts';
import { debianProgram } from './debian-program.ts';

/** An append-only backup store on “another machine”: Debian's rclone as the server for Debian's restic. */
type SecondStore = {
  /** The folder in which the store keeps its files. */
  folder: string;
  /** Runs restic against it, with its settings in the environment as in `hosting/systemd/site-offsite.service`. */
  restic(...args: string[]): Promise<ExitResult>;
  /** Stops it; what was being sent is cut off. */
  stop(): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
};

export async function startSecondStore(skip: (reason: string) => never): Promise<SecondStore> {
  const [rclone, restic] = [debianProgram('rclone', skip), debianProgram('restic', skip)];
  const folder = join(temporaryFolder(), 'store');
  const cache = temporaryFolder();
  let port = 0;
  let stop = async (): Promise<void> => {};

  async function start(): Promise<void> {
    const options = ['--append-only', '--addr', `127.0.0.1:${port}`, '--user', 'site', '--pass', 'hush'];
    const child = spawn(rclone, ['serve', 'restic', folder, ...options, '--config', '/dev/null', '-v'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'close');
    onTestFinished(() => void child.kill('SIGKILL'));
    stop = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    const lines: string[] = [];
    for await (const line of createInterface(child.stderr)) {
      lines.push(line);
      const [, listeningPort] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
      if (listeningPort === undefined) continue;
      port = Number(listeningPort);
      child.stderr.resume();
      return;
    }
    throw new Error(`rclone serve restic ended: ${lines.join(' ')}`);
  }
  await start();

  const run = (...args: string[]): Promise<ExitResult> => {
    const child = spawn(restic, args, {
      env: {
        PATH: process.env['PATH'],
        RESTIC_REPOSITORY: `rest:http://site:hush@127.0.0.1:${port}/`,
        RESTIC_PASSWORD: 'only for this test',
        RESTIC_CACHE_DIR: cache,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return resultOf(child);
  };
  const { code, errors } = await run('init');
  if (code !== 0) throw new Error(`restic init: ${errors}`);
  return { folder, restic: run, stop: () => stop(), start };
}

async function resultOf(child: ReturnType<typeof spawn>): Promise<ExitResult> {
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errors };
}

/** The versions of restic and rclone, for the scenario's output. */
export function storeVersions(skip: (reason: string) => never): string {
  const versionOf = (name: 'restic' | 'rclone'): string =>
    execFileSync(debianProgram(name, skip), ['version'], { encoding: 'utf8' }).split(/[\n(]/)[0]?.trim() ?? '';
  return `${versionOf('restic').split(' compiled')[0]}, ${versionOf('rclone')}`;
}
