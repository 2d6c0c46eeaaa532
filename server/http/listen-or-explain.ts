import type { Server } from 'node:http';
import { StartError } from '../startup/start-error.ts';
import { listen } from './listen.ts';
import type { ListeningServer } from './listen.ts';

/**
 * `listen`, with errors for the person who starts the server.
 *
 * @throws StartError if the port is not available; it names `setting`, which chose the port.
 */
export async function listenOrExplain(
  server: Server,
  host: string,
  port: number,
  setting: string,
): Promise<ListeningServer> {
  try {
    return await listen(server, host, port);
  } catch (error) {
    throw cannotListen(error, host, port, setting);
  }
}

function cannotListen(error: unknown, host: string, port: number, setting: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (host.startsWith('/')) {
    return new StartError(
      `HOST is ${JSON.stringify(host)}, where no socket can be created (${String(code)}): set it to a path in a folder that ` +
        'this user may write and where nobody else listens, or to an address.',
    );
  }
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} of ${host} is in use: stop the program that uses it, or set ${setting} to a free one.`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} is not available to this user: set ${setting} to one above 1023, such as 8080.`,
      );
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
      return new StartError(
        `HOST is ${JSON.stringify(host)}, which is not an address of this machine: set it to localhost or 0.0.0.0.`,
      );
    default:
      return error;
  }
}
