import { createServer, type Server } from 'node:http';
import type { ListeningServer } from '#server/http/listen.ts';
import { listenOrExplain, serverSettings } from '#server/http/listen-or-explain.ts';
import { StartError } from '#server/startup/start-error.ts';

/** Lets a server listen. If the port is not available, prints one line and ends the process. */
export async function listenOrExit(server: Server, host: string, port: number): Promise<ListeningServer> {
  try {
    return await listenOrExplain(server, host, port, serverSettings);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

/** Before work that would be in vain: if the port is not available, prints one line and ends the process. */
export async function exitIfPortTaken(host: string, port: number): Promise<void> {
  await (await listenOrExit(createServer(), host, port)).close();
}
