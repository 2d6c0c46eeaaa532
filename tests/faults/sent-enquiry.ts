import { request } from 'node:http';
import type { Agent } from 'node:http';
import { exampleEnquiry } from '#server/testing/example-enquiry.ts';

/** One enquiry and what came of sending it. Times are in milliseconds of `performance.now()`. */
export type SentEnquiry = {
  /** Different for each enquiry of a scenario. */
  name: string;
  /** The answer's status, or the system's error such as ECONNRESET when there was no whole answer. */
  outcome: number | string;
  began: number;
  ended: number;
};

/** Sends an enquiry that differs from others by its name only, as a script does. Never rejects. */
export function sendEnquiry(port: number, name: string, agent?: Agent): Promise<SentEnquiry> {
  const body = JSON.stringify(exampleEnquiry({ name }));
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<SentEnquiry>();
  const done = (outcome: number | string): void => resolve({ name, outcome, began, ended: performance.now() });
  const failed = (error: NodeJS.ErrnoException): void => done(error.code ?? error.message);
  const sent = request(
    {
      host: '127.0.0.1',
      port,
      path: '/api/customerEnquiry',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      ...(agent && { agent }),
    },
    (response) => {
      response.resume();
      response.once('error', failed);
      response.once('end', () => done(response.statusCode ?? 0));
    },
  );
  sent.once('error', failed);
  sent.end(body);
  return promise;
}
