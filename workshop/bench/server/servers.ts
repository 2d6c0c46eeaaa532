import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../../server/testing/start-postgres.ts';
import { parentOf } from './cpu-seconds.ts';
import { projectRoot } from './folders.ts';
import { startNginx } from './nginx.ts';
import { startProcess } from './start-process.ts';
import type { RunningProcess } from './start-process.ts';

/** Everything that is measured, running; `databasePid` is PostgreSQL's first process. */
export type Servers = {
  bare: RunningProcess;
  withoutStore: RunningProcess;
  sqlite: RunningProcess;
  oneEach: RunningProcess;
  postgres: RunningProcess;
  databasePid: number;
  nginx: Pick<RunningProcess, 'port' | 'pid' | 'stop'> | undefined;
  stop(): Promise<void>;
};

const mainSettings = { HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: '0', RATE_LIMIT_OVERALL: '0' };

/** The server as in production except for the limits, with its code compiled by an earlier start. */
export function startMain(settings: Record<string, string>): Promise<RunningProcess> {
  const compiled = join(projectRoot, '.cache/compiled');
  return startNode('../../../server/main.ts', [], { NODE_COMPILE_CACHE: compiled, ...mainSettings, ...settings });
}

/** The folder of all data, on the project's disk: a temporary folder may be in memory, where a flush costs nothing. */
const benchFolder = join(projectRoot, '.cache/bench');

/** An empty folder for one run. */
export function emptyFolder(): string {
  mkdirSync(benchFolder, { recursive: true });
  return mkdtempSync(join(benchFolder, 'run-'));
}

export async function startServers(): Promise<Servers> {
  const folder = emptyFolder();
  const database = await startPostgres({ waitsForDisk: true, parent: benchFolder });
  const withoutStore = await startNode('variant.ts', ['none']);
  const all = {
    bare: await startNode('bare-node.ts', []),
    withoutStore,
    sqlite: await startMain({ DATA_DIR: join(folder, 'data') }),
    oneEach: await startNode('variant.ts', ['one-each', folder]),
    postgres: await startMain({ DATABASE_URL: database.url }),
    nginx: await startNginx(folder, await headersOf(withoutStore.port)),
  };
  return {
    ...all,
    databasePid: await postmasterPid(database.url),
    async stop() {
      const running = Object.values(all).filter((server) => server !== undefined);
      await Promise.all(running.map((server) => server.stop()));
      await database.stop();
    },
  };
}

function startNode(file: string, args: string[], settings: Record<string, string> = {}): Promise<RunningProcess> {
  return startProcess(process.execPath, [join(import.meta.dirname, file), ...args], settings);
}

/** The headers that our answers have in addition to any web server's. */
async function headersOf(port: number): Promise<Record<string, string>> {
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  const usual = /^(content-(type|length|encoding)|date|connection|keep-alive|etag|vary|last-modified)$/;
  return Object.fromEntries([...headers].filter(([name]) => !usual.test(name)));
}

async function postmasterPid(url: string): Promise<number> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return parent;
}
