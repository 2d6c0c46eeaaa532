import { rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import type { Server } from 'node:http';

/**
 * Listens on a Unix socket; everybody who may enter its folder may connect. Replaces the file left by a killed server,
 * but not one on which a server answers.
 *
 * @throws the system's error, such as EADDRINUSE.
 */
export async function listenOnPath(server: Server, path: string): Promise<void> {
  if (await isAbandoned(path)) rmSync(path);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path, writableAll: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function isAbandoned(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(path);
  socket.once('connect', () => resolve(false));
  // Linux reports the same error for a file that is not a socket: that is not ours to remove.
  socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' && isSocket(path)));
  return promise.finally(() => socket.destroy());
}

function isSocket(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isSocket() ?? false;
}
