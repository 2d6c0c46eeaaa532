import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below those that systems give to connections, and to servers that ask for any port (from 32768 on Linux, from 49152 on
 * macOS): nobody takes one by chance before the caller binds it.
 */
const [minPort, maxPort] = [20_000, 32_767];

/** A port that no program of this machine has. */
export async function freePort(): Promise<number> {
  const port = minPort + Math.floor(Math.random() * (maxPort - minPort + 1));
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
