import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listenUntilTestEnds } from '../testing/listen-until-test-ends.ts';
import { createLimitedServer } from './limited-server.ts';
import { requestLimits } from './request-limits.ts';

/** More than a system buffers for a client that does not read. */
const responseBody = Buffer.alloc(20_000_000, 'x');
const getRequest = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/**
 * Starts a server with this limit on all connections together. Returns a function that opens a connection that reads
 * nothing, sends bytes over it, and resolves to both of its ends.
 */
async function startServer(connectionMemory: number) {
  const server = createLimitedServer(
    (_, response) => void response.writeHead(200, { 'Content-Length': responseBody.length }).end(responseBody),
    new Map(),
    { ...requestLimits, connectionMemory },
    () => false,
  );
  const port = await listenUntilTestEnds(server);
  return async function ask(localAddress: string, bytes: string): Promise<{ socket: Socket; served: Socket }> {
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const socket = connect({ host: '127.0.0.1', port, localAddress }).pause();
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    const requested = once(server, 'request');
    socket.write(bytes);
    const [[served]] = await Promise.all([connected, requested]);
    return { socket, served };
  };
}

it('unread responses are kept in memory up to a limit, above which the largest organization loses its most stalled connection', async () => {
  // Room for three of four responses.
  const ask = await startServer(3.5 * responseBody.length);
  const other = await ask('127.0.1.1', getRequest);
  const connections = [await ask('127.0.0.1', getRequest), await ask('127.0.0.2', getRequest)];
  expect([other, ...connections].map(({ served }) => served.destroyed)).toEqual([false, false, false]);
  connections.push(await ask('127.0.0.3', getRequest));
  expect([other, ...connections].map(({ served }) => served.destroyed)).toEqual([false, true, false, false]);
  let read = 0;
  other.socket.on('data', (data: Buffer) => (read += data.length)).resume();
  await expect.poll(() => read).toBeGreaterThan(responseBody.length);
  // Its memory is free again.
  connections.push(await ask('127.0.0.4', getRequest));
  expect(connections.map(({ served }) => served.destroyed)).toEqual([true, false, false, false]);
});

it('requests that wait behind an unread answer count too', async () => {
  const ask = await startServer(responseBody.length + 20_000);
  const connection = await ask('127.0.0.1', getRequest + getRequest.repeat(2000));
  await expect.poll(() => connection.served.destroyed).toBe(true);
});

it('the body of a GET, which nobody reads, is not kept behind its answer', async () => {
  const ask = await startServer(2 * responseBody.length);
  const bytes = 200_000;
  const { socket, served } = await ask('127.0.0.1', `GET / HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`);
  socket.write('x'.repeat(bytes));
  await expect.poll(() => served.bytesRead).toBeGreaterThan(bytes);
  await expect.poll(() => served.readableLength).toBe(0);
});
