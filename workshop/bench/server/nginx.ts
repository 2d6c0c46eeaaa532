import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../server/testing/free-port.ts';
import { siteFolder } from './folders.ts';
import type { RunningProcess } from './start-process.ts';

/** nginx with the built site as files, including the compressed ones; undefined if there is no nginx. */
export async function startNginx(
  folder: string,
  headers: Record<string, string>,
): Promise<Pick<RunningProcess, 'port' | 'pid' | 'stop'> | undefined> {
  if (!isInstalled()) return undefined;
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, headers));
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  while (!(await isServing(port))) {
    if (child.exitCode !== null || child.pid === undefined) {
      throw new Error(`nginx did not start: its messages are above, and in ${folder}/error.log`);
    }
    await delay(20);
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function isInstalled(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** One process, no logging, files kept open. */
function configuration(folder: string, port: number, headers: Record<string, string>): string {
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  return `daemon off;
master_process off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000;
  types { text/html html; }
  charset utf-8;
  gzip_static on;
  gzip_vary on;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${siteFolder};
    ${added.join('\n    ')}
  }
}
`;
}

async function isServing(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.ok,
    () => false,
  );
}
