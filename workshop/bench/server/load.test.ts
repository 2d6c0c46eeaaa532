import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { runLoad } from './load.ts';

test('a load whose connections the server closes after their first answer fails instead of counting those', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const request = () => 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const load = runLoad({ port, connections: 2, status: 200, request, isOver: () => false });
  await expect(load).rejects.toThrow('the server closed a connection');
});
