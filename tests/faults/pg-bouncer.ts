import { spawn } from 'node:child_process';
import { accessSync, constants, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { freePort } from '#server/testing/free-port.ts';

/** The path in Debian's package. */
const program = '/usr/sbin/pgbouncer';

/**
 * Starts a PgBouncer in front of a PostgreSQL until the running test has finished. It gives each transaction any free
 * connection, and renews each connection after `lifetime` seconds. Skips the test if PgBouncer is not available.
 *
 * @returns the address to use in place of `url`.
 */
export async function startPgBouncer(url: string, lifetime: number, skip: (reason: string) => never): Promise<string> {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    skip(`there is no ${program}: apt-get install pgbouncer`);
  }
  const { hostname, port, username, password, pathname } = new URL(url);
  const folder = temporaryFolder();
  const ownPort = await freePort();
  const settingsFile = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settingsFile,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_lifetime = ${lifetime}
server_login_retry = 0
`,
  );
  // PgBouncer refuses to run as root.
  const child = spawn(program, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), settingsFile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    output.push(line);
    if (line.includes('process up')) break;
  }
  child.stderr.resume();
  if (!output.at(-1)?.includes('process up')) throw new Error(`PgBouncer did not start: ${output.join(' ')}`);
  return `postgres://anybody:anything@127.0.0.1:${ownPort}${pathname}`;
}
