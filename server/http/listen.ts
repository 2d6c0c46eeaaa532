import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import type { Server as NetServer, Socket } from 'node:net';
import type { Server } from 'node:http';

/** An HTTP server that listens on every address a host name stands for. */
export type Listening = {
  port: number;
  /**
   * Stops taking connections, closes the idle ones and resolves when every request in flight is answered. A connection
   * that has not carried a request yet is left a second for it.
   */
  close(): Promise<void>;
};

/**
 * Listens on all addresses of `host` with one port: a browser that asks for `localhost` may come to 127.0.0.1 or ::1.
 * The first address must be free; another that this machine cannot give is left out.
 *
 * @throws the system's error for the first address, such as EADDRINUSE, or for a name that does not resolve.
 */
export async function listen(server: Server, host: string, port: number): Promise<Listening> {
  const addresses = [...new Set((await lookup(host, { all: true })).map(({ address }) => address))];
  // IPv4 first: it is the one that is always there.
  const [first = host, ...others] = addresses.sort(
    (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
  );
  const sockets = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, performance.now());
    socket.once('close', () => sockets.delete(socket));
  });
  const open: NetServer[] = [await opened(server, first, port)];
  const bound = portOf(server);
  for (const address of others) {
    const doorman = createServer((socket) => server.emit('connection', socket));
    doorman.maxConnections = server.maxConnections;
    try {
      open.push(await opened(doorman, address, bound));
    } catch (error) {
      if (isInUse(error)) {
        await Promise.all(open.map(closed));
        throw error;
      }
    }
  }
  return { port: bound, close: () => closeInOrder(server, open, sockets) };
}

/** Milliseconds between two looks at which connections have fallen idle since the server stopped listening. */
const idleCheck = 50;
/** Milliseconds a new connection has for its first request, also one from far away. */
const firstRequest = 1000;

async function closeInOrder(server: Server, open: NetServer[], sockets: ReadonlyMap<Socket, number>): Promise<void> {
  await nobodyAtTheDoor(server);
  const all = Promise.all(open.map(closed));
  const checks = setInterval(() => {
    server.closeIdleConnections();
    // Browsers open connections ahead of need; to Node one that never carried a request is not idle.
    const longUnused = performance.now() - firstRequest;
    for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since < longUnused) socket.destroy();
  }, idleCheck);
  try {
    await all;
  } finally {
    clearInterval(checks);
  }
}

/** Turns of the event loop after which a server stops listening though there are still people coming. */
const mostTurns = 1000;
/** Milliseconds of a turn in which there was next to nothing to do. */
const idleTurn = 0.1;

/**
 * Resolves after a short turn of the event loop in which nobody has connected, so that there is hardly anybody whom the
 * system let in and we have not met: it resets those when the server stops listening.
 */
async function nobodyAtTheDoor(server: Server): Promise<void> {
  let met = false;
  const meet = (): void => void (met = true);
  server.on('connection', meet);
  for (let turn = 0; turn < mostTurns; turn++) {
    met = false;
    const began = performance.now();
    await new Promise((resume) => setImmediate(resume));
    if (!met && performance.now() - began < idleTurn) break;
  }
  server.off('connection', meet);
}

function opened(server: NetServer, host: string, port: number): Promise<NetServer> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function closed(server: NetServer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}

function portOf(server: NetServer): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  return address.port;
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
