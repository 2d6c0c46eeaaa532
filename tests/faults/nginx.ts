import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { freePort } from '#server/testing/free-port.ts';
import { adaptedConfiguration } from './adapted-configuration.ts';
import { debianProgram } from './debian-program.ts';
import type { ProxyPorts } from './proxy-ports.ts';

const shippedFile = join(import.meta.dirname, '../../hosting/nginx.conf');

/**
 * Starts Debian's nginx in front of the servers at the given ports, with hosting/nginx.conf but without TLS, until the running test
 * has finished. Skips the test if it is not available.
 */
export async function startNginx(serverPorts: readonly number[], skip: (reason: string) => never): Promise<ProxyPorts> {
  const program = debianProgram('nginx', skip);
  const folder = temporaryFolder();
  const ports = { port: await freePort(), plainHttpPort: await freePort() };
  const errorLog = join(folder, 'error.log');
  const file = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'bodies'));
  writeFileSync(file, adaptedConfiguration(shippedFile, changesFor(folder, serverPorts, ports)));
  const child = spawn(program, ['-c', file, '-p', folder, '-e', errorLog], { stdio: ['ignore', 'inherit', 'inherit'] });
  onTestFinished(() => void child.kill('SIGTERM'));
  await vi.waitFor(
    async () => {
      const { ok, status } = await fetch(`http://127.0.0.1:${ports.port}/`);
      if (!ok) throw new Error(`nginx answers ${status}: ${readFileSync(errorLog, 'utf8')}`);
    },
    { timeout: 60_000 },
  );
  return ports;
}

/** What the shipped configuration needs for `folder`, `serverPorts` and its own ports, with two processes on any machine. */
function changesFor(
  folder: string,
  serverPorts: readonly number[],
  { port, plainHttpPort }: ProxyPorts,
): [RegExp, string][] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const upstreams = serverPorts.map((serverPort) => `server 127.0.0.1:${serverPort} max_fails=0;`);
  return [
    [/^user .*/m, `daemon off;\n${process.getuid?.() === 0 ? 'user root;' : ''}`],
    [/worker_processes auto;/, 'worker_processes 2;'],
    [/^pid .*/m, `pid ${folder}/nginx.pid;`],
    [/^error_log .*\n/m, ''],
    [/access_log .*/, `access_log off;\n  ${temporary.join('\n  ')}`],
    [/server 127\.0\.0\.1:8080 max_fails=0;/, upstreams.join('\n    ')],
    [/listen 80;\n *listen \[::\]:80;/, `listen 127.0.0.1:${plainHttpPort};`],
    // Two server blocks listen there: the site's, which also serves unknown names, and the one that only redirects to it.
    [/listen 443 ssl http2;\n *listen \[::\]:443 ssl http2;/g, `listen 127.0.0.1:${port};`],
    [/( *ssl_.*\n)+/, ''],
  ];
}
