import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { freePort } from '#server/testing/free-port.ts';
import { adaptedConfiguration } from './adapted-configuration.ts';
import { debianProgram } from './debian-program.ts';
import type { ProxyPorts } from './proxy-ports.ts';

const shippedFile = join(import.meta.dirname, '../../hosting/Caddyfile');

/**
 * Starts Debian's Caddy in front of the server at the given port, with hosting/Caddyfile but without TLS, until the running test has
 * finished. Skips the test if it is not available. Takes the port in a list, like `startNginx`; further ports are ignored.
 */
export async function startCaddy(
  [serverPort]: readonly number[],
  skip: (reason: string) => never,
): Promise<ProxyPorts> {
  const program = debianProgram('caddy', skip);
  const folder = temporaryFolder();
  const port = await freePort();
  const plainHttpPort = await freePort();
  const file = join(folder, 'Caddyfile');
  const changes: [RegExp, string][] = [
    [/email webmaster@example\.com/, 'admin off\n\tauto_https off'],
    [/^www\.example\.com \{/m, `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`],
    [/^example\.com \{/m, `http://example.com:${port} {\n\tbind 127.0.0.1`],
    [/^http:\/\/www\.example\.com, http:\/\/example\.com \{/m, `:${plainHttpPort} {\n\tbind 127.0.0.1`],
    [/127\.0\.0\.1:8080/, `127.0.0.1:${serverPort}`],
  ];
  writeFileSync(file, adaptedConfiguration(shippedFile, changes));
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  await vi.waitFor(
    async () => {
      const { ok, status } = await fetch(`http://127.0.0.1:${port}/`);
      if (!ok) throw new Error(`Caddy answers ${status}`);
    },
    { timeout: 60_000 },
  );
  return { port, plainHttpPort };
}
