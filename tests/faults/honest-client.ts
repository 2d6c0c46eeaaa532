import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import type { ClientSettings, PageResults } from './honest-client-thread.ts';

/** The address of the honest client. Hostile clients have other addresses, all of this machine. */
const honestAddress = '127.0.0.2';

/** A client that opens one page after another, each on a new connection, from `honestAddress`. */
type HonestClient = {
  /** Stops after the given number of further pages. */
  stop(morePages: number): Promise<PageResults>;
};

/** Runs the client in a separate thread, so that it does not wait for this one, which drives the hostile connections. */
export function startHonestClient(port: number, path = '/why-us/'): HonestClient {
  const thread = new Worker(new URL('honest-client-thread.ts', import.meta.url), {
    workerData: { port, path, localAddress: honestAddress } satisfies ClientSettings,
  });
  onTestFinished(() => void thread.terminate());
  const finished = once(thread, 'message') as Promise<[PageResults]>;
  return {
    async stop(morePages) {
      thread.postMessage(morePages);
      const [results] = await finished;
      return results;
    },
  };
}
