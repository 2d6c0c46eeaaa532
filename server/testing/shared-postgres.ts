import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { createDatabasePool } from './database-pool.ts';
import type { DatabasePool } from './database-pool.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * An address for all test files: POST answers with the URL of an empty database of the PostgreSQL that they share, and DELETE
     * with that URL gives it back.
     */
    sharedPostgres: string;
  }
}

type SharedPostgres = { pool: DatabasePool; stop(): Promise<void> };

/**
 * One PostgreSQL for a whole run of the tests, started on first use: most runs of a few files need none.
 * TEST_DATABASE_URL replaces it.
 */
export default async function sharedPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  let started: Promise<SharedPostgres> | undefined;
  const server = createServer(async (request, response) => {
    try {
      started ??= start();
      const { pool } = await started;
      if (request.method === 'DELETE') await pool.giveBack(await text(request));
      response.end(request.method === 'POST' ? await pool.take() : '');
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
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

async function start(): Promise<SharedPostgres> {
  const configuredUrl = process.env['TEST_DATABASE_URL'];
  if (configuredUrl) {
    const pool = createDatabasePool(configuredUrl);
    return { pool, stop: () => pool.deleteAll() };
  }
  const { url, stop } = await startPostgres();
  return { pool: createDatabasePool(url), stop };
}
