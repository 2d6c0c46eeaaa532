import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { freePort } from '#server/testing/free-port.ts';

const shipped = join(import.meta.dirname, '../../hosting/nginx.conf');

/**
 * Debian's nginx in front of servers at these ports, as hosting/nginx.conf sets it up but without TLS, until the running
 * test has finished. Skips the test where there is none.
 *
 * @returns the port to use in place of theirs.
 */
export async function startNginx(servers: readonly number[], skip: (why: string) => never): Promise<number> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    skip('there is no nginx: apt-get install nginx');
  }
  const folder = temporaryFolder();
  const port = await freePort();
  const logs = join(folder, 'error.log');
  const file = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'bodies'));
  writeFileSync(file, around(withoutTls(readFileSync(shipped, 'utf8'), servers, port), folder));
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', logs], { stdio: ['ignore', 'inherit', 'inherit'] });
  onTestFinished(() => void child.kill('SIGTERM'));
  await vi.waitFor(
    async () => {
      const { ok, status } = await fetch(`http://127.0.0.1:${port}/`);
      if (!ok) throw new Error(`nginx answers ${status}: ${readFileSync(logs, 'utf8')}`);
    },
    { timeout: 10_000 },
  );
  return port;
}

function withoutTls(text: string, servers: readonly number[], port: number): string {
  const [upstream = '', , site = ''] = text.split(/^(?=upstream|server)/m).slice(1);
  const lines = servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`);
  return [
    upstream.replace('server 127.0.0.1:8080 max_fails=0;', lines.join('\n  ')),
    site
      .replace(/^ *listen \[::\].*\n/m, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replace(/^ *ssl_.*\n/gm, ''),
  ].join('\n');
}

function around(servers: string, folder: string): string {
  return `daemon off;
worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${servers}
}
`;
}
