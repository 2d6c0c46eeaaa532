import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../http/listen.ts';

/**
 * Listens on a free port of this machine until the running test has finished, and then ends what is still connected.
 * Returns the port.
 */
export async function listenUntilTestEnds(server: Server): Promise<number> {
  const { port, close } = await listen(server, '127.0.0.1', 0);
  onTestFinished(async () => {
    server.closeAllConnections();
    await close();
  });
  return port;
}
