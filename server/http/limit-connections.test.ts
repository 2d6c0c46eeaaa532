import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listenUntilTestEnds } from '../testing/listen-until-test-ends.ts';
import { limitConnections } from './limit-connections.ts';
import type { ConnectionLimits } from './limit-connections.ts';
import { throttleConnection, answerInOrder } from './throttle-connection.ts';

type OpenConnection = { socket: Socket; isClosed: () => boolean; ask: () => Promise<void>; hold: () => Promise<void> };

async function startLimitedServer(
  limits: Partial<ConnectionLimits>,
  isProxy = (_: string | undefined): boolean => false,
): Promise<{
  open: (from: string) => Promise<OpenConnection>;
  held: ServerResponse[];
  /** Resolves once this number of connections has closed. */
  waitForClosed: (count: number) => Promise<void>;
}> {
  const held: ServerResponse[] = [];
  const server = createServer((request, response) =>
    answerInOrder(request, response, () => {
      if (request.url === '/held') held.push(response);
      else response.end();
    }),
  );
  server.on('connection', (socket) => throttleConnection(socket, { update() {} }));
  const defaults = { connections: 100, connectionsPerClient: 100, connectionsPerNetwork: 100 };
  limitConnections(server, { ...defaults, ...limits }, isProxy);
  const port = await listenUntilTestEnds(server);
  let closedCount = 0;
  return {
    held,
    async waitForClosed(count) {
      await expect.poll(() => closedCount).toBe(count);
    },
    async open(localAddress) {
      const accepted = once(server, 'connection');
      const socket = connect({ host: '127.0.0.1', port, localAddress });
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => {});
      socket.once('close', () => closedCount++);
      await Promise.all([once(socket, 'connect'), accepted]);
      socket.resume();
      return {
        socket,
        isClosed: () => socket.closed,
        async ask() {
          const answered = once(socket, 'data');
          socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
          await answered;
        },
        async hold() {
          const before = held.length;
          socket.write('GET /held HTTP/1.1\r\nHost: x\r\n\r\n');
          await expect.poll(() => held.length).toBe(before + 1);
        },
      };
    },
  };
}

it('a client’s additional connection replaces its own longest idle one', async () => {
  const { open, waitForClosed } = await startLimitedServer({ connectionsPerClient: 2 });
  const other = await open('127.0.1.1');
  const first = await open('127.0.0.1');
  const second = await open('127.0.0.1');
  await first.ask();
  const third = await open('127.0.0.1');
  await waitForClosed(1);
  expect([other, first, second, third].map(({ isClosed }) => isClosed())).toEqual([false, false, true, false]);
});

it('an additional connection of a client whose others are all busy is closed until one of them ends', async () => {
  const { open, held, waitForClosed } = await startLimitedServer({ connectionsPerClient: 1 });
  const first = await open('127.0.0.1');
  await first.hold();
  const second = await open('127.0.0.1');
  await waitForClosed(1);
  expect([first, second].map(({ isClosed }) => isClosed())).toEqual([false, true]);
  held[0]?.end();
  await once(first.socket, 'data');
  const third = await open('127.0.0.1');
  await third.ask();
  expect([first, third].map(({ isClosed }) => isClosed())).toEqual([true, false]);
});

it('the clients of a network share a limit', async () => {
  const { open, waitForClosed } = await startLimitedServer({ connectionsPerNetwork: 2 });
  const ownConnections = [await open('127.0.0.1'), await open('127.0.0.2')];
  const other = await open('127.0.1.1');
  ownConnections.push(await open('127.0.0.3'));
  await waitForClosed(1);
  expect(ownConnections.map(({ isClosed }) => isClosed())).toEqual([true, false, false]);
  expect(other.isClosed()).toBe(false);
});

it('all clients together have a limit, the only one for a proxy', async () => {
  const { open, waitForClosed } = await startLimitedServer({ connections: 3, connectionsPerClient: 1 }, () => true);
  const all = [await open('127.0.0.1'), await open('127.0.0.1'), await open('127.0.0.1')];
  expect(all.map(({ isClosed }) => isClosed())).toEqual([false, false, false]);
  all.push(await open('127.0.0.1'));
  await waitForClosed(1);
  expect(all.map(({ isClosed }) => isClosed())).toEqual([true, false, false, false]);
});

it('if all connections are busy, the network with the most loses its oldest to another network', async () => {
  const { open, waitForClosed } = await startLimitedServer({ connections: 4 });
  const other = await open('127.0.1.1');
  await other.hold();
  const connections = [await open('127.0.0.1'), await open('127.0.0.2'), await open('127.0.0.3')];
  for (const connection of connections) await connection.hold();
  const newcomer = await open('127.0.2.1');
  await waitForClosed(1);
  expect([other, ...connections, newcomer].map(({ isClosed }) => isClosed())).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  await newcomer.hold();
  const oneMore = await open('127.0.0.4');
  await waitForClosed(2);
  expect(oneMore.isClosed()).toBe(true);
});
