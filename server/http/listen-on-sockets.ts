import { createServer } from 'node:net';
import type { Server as NetServer } from 'node:net';
import type { Server } from 'node:http';
import { StartError } from '../startup/start-error.ts';
import { closeGracefully, closeServer, trackConnections } from './close-gracefully.ts';
import type { ListeningServer } from './listen.ts';

/**
 * The most connections that may wait to be accepted, since they accumulate while no server runs: the default maximum of
 * Linux. Node's default is 511.
 */
const backlog = 4096;

/**
 * Listens on sockets that another process opened and keeps open. Closing only stops using them: connections that are
 * not accepted yet, and later ones, wait there for the next server.
 *
 * @throws StartError if one is not a TCP socket.
 */
export async function listenOnSockets(server: Server, descriptors: readonly number[]): Promise<ListeningServer> {
  const connections = trackConnections(server);
  const open: NetServer[] = [];
  for (const [index, descriptor] of descriptors.entries()) {
    const listener = index === 0 ? server : createServer((socket) => server.emit('connection', socket));
    try {
      await listenOn(listener, descriptor);
      // Before the check, so that a Unix socket is closed too.
      open.push(listener);
      addressOf(listener);
    } catch {
      await Promise.all(open.map(closeServer));
      throw new StartError(
        `What was passed as file descriptor ${descriptor} (LISTEN_FDS) is not a TCP socket to listen on: write addresses ` +
          'into ListenStream of the systemd socket, such as 127.0.0.1:8080, or start the server without it.',
      );
    }
  }
  const { address, port } = addressOf(server);
  return { host: address, port, close: () => closeGracefully(server, open, connections) };
}

function listenOn(server: NetServer, descriptor: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Node reads the backlog of a descriptor only from this argument.
    server.listen({ fd: descriptor }, backlog, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function addressOf(server: NetServer): { address: string; port: number } {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP socket');
  return address;
}
