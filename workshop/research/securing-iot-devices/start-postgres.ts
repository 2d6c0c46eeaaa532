import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, place } from './certificates.ts';
import { outputOfServers } from './server-process.ts';

/** Starts PostgreSQL with a new database, as the user that may run it. */
export function startPostgres(port: number): ChildProcess {
  const owner = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  const data = at('database');
  mkdirSync(data);
  chownSync(data, owner, owner);
  copyFileSync(at('broker.key'), at('database.key'));
  chownSync(at('database.key'), owner, owner);
  chmodSync(at('database.key'), 0o600);
  const as = (...args: string[]) => ['-u', 'postgres', '--', ...args];
  const programs = '/usr/lib/postgresql/15/bin';
  execFileSync('runuser', as(`${programs}/initdb`, '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync'), {
    stdio: 'ignore',
    cwd: place,
  });
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 trust clientcert=verify-ca\n');
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: data,
    ssl: 'on',
    ssl_cert_file: at('broker.crt'),
    ssl_key_file: at('database.key'),
    ssl_ca_file: at('fleet-ca.crt'),
    ssl_crl_file: at('revoked.crl'),
  };
  // Not by runuser: the signal to reload must reach the server itself.
  return spawn(
    `${programs}/postgres`,
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: place, uid: owner, gid: owner, stdio: outputOfServers },
  );
}
