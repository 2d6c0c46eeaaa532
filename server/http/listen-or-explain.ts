import type { Server } from 'node:http';
import { StartError } from '../startup/start-error.ts';
import { listen } from './listen.ts';
import type { ListeningServer } from './listen.ts';

/** What chooses where a server listens, for messages: names of environment variables or options. */
export type AddressSettings = {
  port: string;
  host: string;
  /** Two hosts that the setting accepts: one that every machine has, and one that suits most. */
  usualHosts: readonly [string, string];
};

/** The settings of the site's own server. */
export const serverSettings: AddressSettings = { port: 'PORT', host: 'HOST', usualHosts: ['localhost', '0.0.0.0'] };

/**
 * `listen`, with errors for the person who starts the server.
 *
 * @throws StartError if the address or its port is not available; it names the setting that chose it.
 */
export async function listenOrExplain(
  server: Server,
  host: string,
  port: number,
  settings: AddressSettings,
): Promise<ListeningServer> {
  try {
    return await listen(server, host, port);
  } catch (error) {
    throw cannotListen(error, host, port, settings);
  }
}

function cannotListen(error: unknown, host: string, port: number, settings: AddressSettings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (host.startsWith('/')) {
    return new StartError(
      `${settings.host} is ${JSON.stringify(host)}, where no socket can be created (${String(code)}): set it to a path in a folder that ` +
        'this user may write and where nobody else listens, or to an address.',
    );
  }
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} of ${host} is in use: stop the program that uses it, or set ${settings.port} to a free one.`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} is not available to this user: set ${settings.port} to one above 1023, such as 8080.`,
      );
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    // A link-local address without its interface, or an IPv6 address where the system has no IPv6.
    case 'EINVAL':
    case 'EAFNOSUPPORT':
      return new StartError(
        `${settings.host} is ${JSON.stringify(host)}, which is not an address of this machine: set it to ` +
          `${settings.usualHosts.join(' or ')}.`,
      );
    default:
      return error;
  }
}
