import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { exampleDist } from '../testing/example-dist.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

type Socket = { host: string; port: number } | { path: string };

/** Starts the server as a process to which these sockets are passed, as by systemd. */
async function startServerWithSockets(...sockets: Socket[]) {
  const holders: (Server & { _handle?: { fd: number } })[] = [];
  for (const socket of sockets) {
    const holder = createServer();
    // Unlike systemd, this process listens too: it accepts nothing as long as nobody connects.
    onTestFinished(() => void holder.close());
    holder.listen(socket);
    await once(holder, 'listening');
    holders.push(holder);
  }
  const child = spawn(
    '/bin/sh',
    ['-c', 'LISTEN_PID=$$ exec "$0" "$1"', process.execPath, join(import.meta.dirname, '../main.ts')],
    {
      env: {
        ENV_FILE: '/dev/null',
        LISTEN_FDS: String(holders.length),
        DATA_DIR: join(temporaryFolder(), 'data'),
        SITE_DIR: exampleDist(),
      },
      stdio: ['ignore', 'pipe', 'pipe', ...holders.map((holder) => holder._handle?.fd)],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, holders };
}

it('a server with passed sockets prints the address of the first and answers at each of them', async () => {
  const { child, holders } = await startServerWithSockets(
    { host: '127.0.0.1', port: 0 },
    { host: '127.0.0.2', port: 0 },
  );
  const ports = holders.map((holder) => (holder.address() as { port: number }).port);
  for await (const line of createInterface(child.stdout!)) {
    expect(line).toBe(`The site is at http://127.0.0.1:${ports[0]}/`);
    break;
  }
  child.stdout!.resume();
  // From here on only the server accepts connections.
  for (const holder of holders) holder.close();
  for (const [index, host] of ['127.0.0.1', '127.0.0.2'].entries())
    expect((await fetch(`http://${host}:${ports[index]}/why-us/`)).status).toBe(200);
});

it('a Unix socket, whose visitors have no address, is refused with the fix', async () => {
  const { child } = await startServerWithSockets({ path: join(temporaryFolder(), 'socket') });
  expect(await text(child.stderr!)).toMatch(
    /^What was passed as file descriptor 3 .* is not a TCP socket[^\n]*127\.0\.0\.1:8080[^\n]*\n$/,
  );
});
