/* Opens one page after another until a message says how many more to open, and then reports the results. */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export type ClientSettings = { port: number; path: string; localAddress: string };

export type PageResults = {
  /** Milliseconds that each page took. */
  times: readonly number[];
  /** The outcomes of failed pages: a status other than 200, or the system's error. */
  failures: readonly (number | string)[];
};

const { port, path, localAddress } = workerData as ClientSettings;
const times: number[] = [];
const failures: (number | string)[] = [];
let pageLimit = Infinity;
parentPort?.once('message', (morePages: number) => (pageLimit = times.length + morePages));

while (times.length < pageLimit) {
  const startedAt = performance.now();
  const outcome = await openPage();
  if (outcome !== 200) failures.push(outcome);
  times.push(performance.now() - startedAt);
}
parentPort?.postMessage({ times, failures } satisfies PageResults);

/** Resolves with the status, or with the system's error. */
function openPage(): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  const onError = ({ code, message }: NodeJS.ErrnoException): void => resolve(code ?? message);
  request({ host: '127.0.0.1', localAddress, port, path, agent: new Agent({ keepAlive: false }) }, (response) => {
    response.resume().once('error', onError);
    response.once('end', () => resolve(response.statusCode ?? 0));
  })
    .once('error', onError)
    .end();
  return promise;
}
