import type { Server } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';

/** Tracks a server's connections, each with the time by `performance.now()` at which it was opened. */
export function trackConnections(server: Server): ReadonlyMap<Socket, number> {
  const connections = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, performance.now());
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/** Milliseconds between two checks for connections that have become idle since the server stopped listening. */
const idleCheckInterval = 50;
/** Milliseconds that a new connection has for its first request, even over a slow line. */
const firstRequestTimeout = 1000;

/**
 * Stops listening on all `servers`, which share the connections of `server`, closes idle connections, and resolves when
 * every request in flight is answered.
 */
export async function closeGracefully(
  server: Server,
  servers: readonly NetServer[],
  connections: ReadonlyMap<Socket, number>,
): Promise<void> {
  const allClosed = Promise.all(servers.map(closeServer));
  const checks = setInterval(() => {
    server.closeIdleConnections();
    // Browsers open connections in advance; Node does not count one that never carried a request as idle.
    const latestOpening = performance.now() - firstRequestTimeout;
    for (const [socket, openedAt] of connections) {
      if (socket.bytesRead === 0 && openedAt < latestOpening) socket.destroy();
    }
  }, idleCheckInterval);
  try {
    await allClosed;
  } finally {
    clearInterval(checks);
  }
}

export function closeServer(server: NetServer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
