import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';
import type { RunningPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Resolves with the URL of the PostgreSQL that all test files share. */
    sharedPostgres: string;
  }
}

/**
 * One PostgreSQL for a whole run of the tests, started on first use: most runs of a few files need none.
 * TEST_DATABASE_URL replaces it.
 */
export default async function sharedPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const configuredUrl = process.env['TEST_DATABASE_URL'];
  let started: Promise<Pick<RunningPostgres, 'url' | 'stop'>> | undefined;
  const server = createServer((_request, response) => {
    started ??= configuredUrl ? Promise.resolve({ url: configuredUrl, stop: async () => {} }) : startPostgres();
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  provide('sharedPostgres', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return async () => {
    server.close();
    await started?.then(
      ({ stop }) => stop(),
      () => {},
    );
  };
}
