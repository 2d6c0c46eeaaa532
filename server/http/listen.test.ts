import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from './listen.ts';

// `localhost` may have only one address on this machine; two on which no other test listens represent the two it can have.
vi.mock('node:dns/promises', () => ({
  lookup: async (host: string) =>
    (host === 'two.test' ? ['127.0.0.2', '127.0.0.3'] : [host]).map((address) => ({ address, family: 4 })),
}));

function createTestServer(answer: RequestListener): Server {
  const created = createServer(answer);
  onTestFinished(() => created.closeAllConnections());
  return created;
}

const fetchText = async (host: string, port: number): Promise<string> =>
  (await fetch(`http://${host}:${port}/`)).text();

it('listens on every address of a name, at one port', async () => {
  const listening = await listen(
    createTestServer((_, response) => response.end('here')),
    'two.test',
    0,
  );
  expect(await fetchText('127.0.0.3', listening.port)).toBe('here');
  expect(await fetchText('127.0.0.2', listening.port)).toBe('here');
  await listening.close();
  await expect(fetchText('127.0.0.3', listening.port)).rejects.toThrow('fetch failed');
  await expect(fetchText('127.0.0.2', listening.port)).rejects.toThrow('fetch failed');
});

it('a port in use at any of the addresses is an error', async () => {
  const other = await listen(
    createTestServer(() => {}),
    '127.0.0.3',
    0,
  );
  await expect(
    listen(
      createTestServer(() => {}),
      'two.test',
      other.port,
    ),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(
    listen(
      createTestServer(() => {}),
      '127.0.0.3',
      other.port,
    ),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await other.close();
});

it('closing waits for requests in flight at any address, and not for unused connections', async () => {
  const gate = Promise.withResolvers<void>();
  const seen = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let requests = 0;
  const slow = createTestServer(async (_, response) => {
    seen[requests++]?.resolve();
    await gate.promise;
    response.end('done');
  });
  const listening = await listen(slow, 'two.test', 0);
  const unused = connect(listening.port, '127.0.0.2');
  const answers = ['127.0.0.3', '127.0.0.2'].map((host) => {
    const socket = connect(listening.port, host);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return text(socket);
  });
  await Promise.all(seen.map(({ promise }) => promise));
  let isClosed = false;
  const closing = listening.close().then(() => void (isClosed = true));
  await delay(20);
  expect(isClosed).toBe(false);
  gate.resolve();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/done$/);
  await closing;
  unused.destroy();
});

it('closing gives a new connection time for a request', async () => {
  // The second that it gives does not pass, even on a busy machine.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const listening = await listen(
    createTestServer((_, response) => response.end('done')),
    '127.0.0.1',
    0,
  );
  const socket = connect(listening.port, '127.0.0.1');
  await once(socket, 'connect');
  const closing = listening.close();
  // Waits until after the first check for connections to close.
  await delay(100);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/done$/);
  await closing;
});

it('closing does not wait for a connection that was to be kept alive', async () => {
  const gate = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  const slow = createTestServer(async (_, response) => {
    response.writeHead(200, { 'Content-Length': 4 }).flushHeaders();
    seen.resolve();
    await gate.promise;
    response.end('done');
  });
  slow.keepAliveTimeout = 60_000;
  const listening = await listen(slow, '127.0.0.1', 0);
  const socket = connect(listening.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const answer = text(socket);
  await seen.promise;
  const closing = listening.close();
  gate.resolve();
  expect(await answer).toMatch(/done$/);
  await closing;
});
