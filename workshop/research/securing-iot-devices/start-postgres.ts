import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, pathOf } from './certificates.ts';
import { serverOutput } from './server-process.ts';

/** The folder of PostgreSQL's programs in Debian 12. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin';

/**
 * Starts PostgreSQL with a new database, as the user postgres: it refuses to run as root. `lists` says whether it reads
 * its revocation list from one file or from a folder of lists.
 */
export function startPostgres(port: number, lists: 'file' | 'folder'): ChildProcess {
  const owner = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  const data = pathOf(`database-${lists}`);
  mkdirSync(data);
  chownSync(data, owner, owner);
  const key = pathOf(`database-${lists}.key`);
  copyFileSync(pathOf('broker.key'), key);
  chownSync(key, owner, owner);
  chmodSync(key, 0o600);
  const asPostgres = (...args: string[]) => ['-u', 'postgres', '--', ...args];
  execFileSync(
    'runuser',
    asPostgres(`${postgresPrograms}/initdb`, '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync'),
    {
      stdio: 'ignore',
      cwd: folder,
    },
  );
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 trust clientcert=verify-ca\n');
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: data,
    ssl: 'on',
    ssl_cert_file: pathOf('broker.crt'),
    ssl_key_file: key,
    ssl_ca_file: pathOf('fleet-ca.crt'),
    ...(lists === 'file' ? { ssl_crl_file: pathOf('revoked.crl') } : { ssl_crl_dir: pathOf('lists') }),
  };
  // Not by runuser: the signal to reload must reach the server itself.
  return spawn(
    `${postgresPrograms}/postgres`,
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: folder, uid: owner, gid: owner, stdio: serverOutput },
  );
}
