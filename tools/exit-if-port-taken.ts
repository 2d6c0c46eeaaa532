import { createServer } from 'node:http';
import { listenOrExplain, serverSettings } from '#server/http/listen-or-explain.ts';
import { StartError } from '#server/startup/start-error.ts';

/** Before work that would be in vain: if the port is not available, prints one line and ends the process. */
export async function exitIfPortTaken(host: string, port: number): Promise<void> {
  try {
    await (await listenOrExplain(createServer(), host, port, serverSettings)).close();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
