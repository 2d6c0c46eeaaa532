import { expect, it, vi } from 'vitest';
import { anyDatabase } from '#server/testing/test-databases.ts';
import { startCaddy } from './caddy.ts';
import { startNginx } from './nginx.ts';
import { startServer } from './start-server.ts';
import { startHonestClient } from './honest-client.ts';
import { openConnections } from './hostile-connections.ts';

/** More than Debian's own nginx configuration accepts with two processes. */
const halfRequestCount = 1700;
const head = Buffer.from('GET / HTTP/1.1\r\nHost: x\r\nX-Long: ');

it.for([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)(
  `${halfRequestCount} half-sent requests from one address to %s are closed eventually, and others are served in the meantime`,
  async ([, startProxy], { annotate, skip }) => {
    const database = await anyDatabase();
    const server = await startServer({ ...database.environment, TRUST_PROXY: 'loopback' });
    const { port } = await startProxy([server.port], skip);
    const client = startHonestClient(port);
    const startedAt = performance.now();
    const sockets = await openConnections(port, halfRequestCount, head);
    const { times, failures } = await client.stop(50);
    const slowest = Math.round(Math.max(...times));
    // A socket notices the end of its connection only if it reads.
    for (const socket of sockets) socket.resume();
    await vi.waitFor(() => expect(sockets.filter(({ closed }) => !closed).length).toBe(0), { timeout: 120_000 });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    await annotate(
      `${times.length} pages to another, ${failures.length} failed, the slowest in ${slowest} ms; all half-sent requests were ` +
        `closed ${seconds} s after the first`,
    );
    expect(failures).toEqual([]);
  },
);
