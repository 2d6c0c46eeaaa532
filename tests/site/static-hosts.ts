import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { freePort } from '#server/testing/free-port.ts';

export type Skip = (reason: string) => never;

/** Whether the tests run as root, as in a container. */
export const isRoot = process.getuid?.() === 0;

/** Serves the site with nginx, which includes the snippet as the snippet's first lines describe. Returns the port. */
export async function serveByNginx(site: string, skip: Skip): Promise<number> {
  if (!isInstalled('nginx', '-v')) return skip('nginx is not installed: apt-get install nginx');
  return startAtFreePort((folder, port) => {
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; ${isRoot ? 'user root;' : ''} pid ${folder}/pid; events {}
http { access_log off; ${paths.join(' ')} types { text/html html; }
server { listen 127.0.0.1:${port}; root ${site}; include ${site}/.build/nginx.conf; } }`,
    );
    const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')];
    return spawn('nginx', args, { stdio: 'inherit' });
  });
}

/** Serves the site with Apache, which reads .htaccess. Returns the port. */
export async function serveByApache(site: string, skip: Skip): Promise<number> {
  const modules = '/usr/lib/apache2/modules';
  if (!isInstalled('apache2', '-v') || !existsSync(modules))
    return skip('apache2 is not installed: apt-get install apache2');
  const names = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'deflate', 'filter'];
  const loads = names
    .filter((name) => readdirSync(modules).includes(`mod_${name}.so`))
    .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
  return startAtFreePort((folder, port) => {
    writeFileSync(
      join(folder, 'apache.conf'),
      `${loads.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
Mutex posixsem
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
AddOutputFilterByType DEFLATE text/html
DocumentRoot ${site}
<Directory ${site}>
  AllowOverride All
  Require all granted
</Directory>
`,
    );
    return spawn('apache2', ['-X', '-d', folder, '-f', join(folder, 'apache.conf')], { stdio: 'inherit' });
  });
}

function isInstalled(program: string, flag: string): boolean {
  try {
    execFileSync(program, [flag], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Attempts to start a server: one fails if another program takes the port before the server does. */
const maxAttempts = 3;

/**
 * Starts a server by `start`, which configures it to listen at the port and to write its process ID to `pid` in the folder.
 * The server is stopped when the test has finished. Resolves to its port once it listens: only then does it write that file.
 */
async function startAtFreePort(start: (folder: string, port: number) => ChildProcess): Promise<number> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const [folder, port] = [temporaryFolder(), await freePort()];
    const child = start(folder, port);
    onTestFinished(() => void child.kill('SIGTERM'));
    const isListening = () => existsSync(join(folder, 'pid'));
    const requireResult = () => {
      if (!isListening() && child.exitCode === null) throw new Error('The server has neither started nor ended');
    };
    await vi.waitFor(requireResult, { timeout: 60_000 });
    if (isListening()) return port;
  }
  throw new Error(`The server ended at each of ${maxAttempts} starts: its messages are above`);
}
