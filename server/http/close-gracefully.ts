import type { Server } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';

/** Tracks a server's connections, each with the time by `performance.now()` at which it was opened. */
export function trackConnections(server: Server): ReadonlyMap<Socket, number> {
  const sockets = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, performance.now());
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Milliseconds between two checks for connections that have become idle since the server stopped listening. */
const idleCheck = 50;
/** Milliseconds that a new connection has for its first request, even over a slow line. */
const firstRequest = 1000;

/**
 * Stops listening on all servers in `open`, closes idle connections, and resolves when every request in flight is
 * answered.
 */
export async function closeGracefully(
  server: Server,
  open: readonly NetServer[],
  sockets: ReadonlyMap<Socket, number>,
): Promise<void> {
  const all = Promise.all(open.map(closeServer));
  const checks = setInterval(() => {
    server.closeIdleConnections();
    // Browsers open connections in advance; Node does not count one that never carried a request as idle.
    const longUnused = performance.now() - firstRequest;
    for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since < longUnused) socket.destroy();
  }, idleCheck);
  try {
    await all;
  } finally {
    clearInterval(checks);
  }
}

export function closeServer(server: NetServer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
