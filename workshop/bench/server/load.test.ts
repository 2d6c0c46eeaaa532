import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { runLoad } from './load.ts';

const request = () => 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Puts a load on a server that responds as `serve` does, until it has responded `count` times. Returns the counted responses. */
async function loadOn(serve: (socket: Socket) => void, count = Infinity): Promise<number> {
  const server = createServer(serve).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let responses = 0;
  return runLoad({ port, connections: 2, status: 200, request, isOver: () => (responses += 1) >= count });
}

test('a response counts once, even if its body arrives after its head', async () => {
  const load = loadOn((socket) => {
    socket.on('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n');
      setImmediate(() => setImmediate(() => socket.write('body')));
    });
  }, 6);
  // The second connection ends with the response after the sixth.
  expect(await load).toBe(7);
});

test('a load fails if the server closes connections after their first response, instead of counting those', async () => {
  const load = loadOn((socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'));
  });
  await expect(load).rejects.toThrow('the server closed a connection');
});

test('a load fails at a response in chunks, instead of counting each of its parts', async () => {
  const load = loadOn((socket) => {
    socket.on('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n');
      socket.write('0\r\n\r\n');
    });
  }, 4);
  await expect(load).rejects.toThrow('without Content-Length');
});
