import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import type { Server as NetServer } from 'node:net';
import type { Server } from 'node:http';
import { closeGracefully, closeServer, trackConnections } from './close-gracefully.ts';
import { listenOnPath } from './listen-on-path.ts';

/** An HTTP server that listens: on every address of a host name, at a Unix socket, or on passed sockets. */
export type ListeningServer = {
  /** The configured host name, address or path, or a passed socket's address. */
  host: string;
  /** 0 for a Unix socket. */
  port: number;
  /**
   * Stops accepting connections, closes idle ones and resolves when every request in flight is answered. A connection
   * that has not carried a request yet is closed a second after it was opened.
   */
  close(): Promise<void>;
};

/**
 * Listens on all addresses of `host` at one port: a browser may resolve `localhost` to 127.0.0.1 or ::1. The first
 * address must be available; others that this machine lacks are left out. A `host` that begins with a slash is the path
 * of a Unix socket, for a proxy on this machine.
 *
 * @throws the system's error for the first address, EADDRINUSE for any, or the error for a name that does not resolve.
 */
export async function listen(server: Server, host: string, port: number): Promise<ListeningServer> {
  const connections = trackConnections(server);
  const closeAll = async (servers: readonly NetServer[]): Promise<void> => {
    await whenAcceptQueueIsEmpty(server);
    await closeGracefully(server, servers, connections);
  };
  if (host.startsWith('/')) {
    await listenOnPath(server, host);
    return { host, port: 0, close: () => closeAll([server]) };
  }
  const addresses = [...new Set((await lookup(host, { all: true })).map(({ address }) => address))];
  // IPv4 first, since it is always available.
  const [first = host, ...others] = addresses.sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
  const open: NetServer[] = [await listenOn(server, first, port)];
  const boundPort = portOf(server);
  for (const address of others) {
    const listener = createServer((socket) => server.emit('connection', socket));
    try {
      open.push(await listenOn(listener, address, boundPort));
    } catch (error) {
      // Any other error means that this machine lacks the address.
      if (isInUse(error)) {
        await Promise.all(open.map(closeServer));
        throw error;
      }
    }
  }
  return { host, port: boundPort, close: () => closeAll(open) };
}

/** Turns of the event loop after which `whenAcceptQueueIsEmpty` resolves even if connections still come in. */
const maxTurns = 1000;
/** Milliseconds of a turn with next to nothing to do. */
const idleTurn = 0.1;

/**
 * Resolves after a short turn of the event loop without a new connection: the system's accept queue is then almost
 * empty, and the system resets the connections in it when the server stops listening.
 */
async function whenAcceptQueueIsEmpty(server: Server): Promise<void> {
  let hasAccepted = false;
  const onConnection = (): void => void (hasAccepted = true);
  server.on('connection', onConnection);
  for (let turn = 0; turn < maxTurns; turn++) {
    hasAccepted = false;
    const began = performance.now();
    await new Promise((resume) => setImmediate(resume));
    if (!hasAccepted && performance.now() - began < idleTurn) break;
  }
  server.off('connection', onConnection);
}

function listenOn(server: NetServer, host: string, port: number): Promise<NetServer> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve(server);
    });
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
