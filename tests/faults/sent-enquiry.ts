import { request } from 'node:http';
import type { Agent } from 'node:http';
import { exampleEnquiry } from '#server/testing/example-enquiry.ts';

/** One enquiry and the outcome of sending it. Times are in milliseconds of `performance.now()`. */
export type SentEnquiry = {
  /** Unique for each enquiry of a scenario. */
  name: string;
  /**
   * The answer's status, or the system's error such as ECONNRESET if there was no complete answer. With
   * `expectsContinue`, 'unheard' if a new connection was reset before the server had read the head of the request.
   */
  outcome: number | string;
  began: number;
  ended: number;
};

type SendOptions = {
  agent?: Agent;
  /** Sends the body only after the server has read the head and asked for it (Expect: 100-continue). */
  expectsContinue?: boolean;
};

/** Sends an enquiry that differs from others only in its name, like the form's script. Never rejects. */
export function sendEnquiry(
  port: number,
  name: string,
  { agent, expectsContinue = false }: SendOptions = {},
): Promise<SentEnquiry> {
  const body = JSON.stringify(exampleEnquiry({ name }));
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<SentEnquiry>();
  const finish = (outcome: number | string): void => resolve({ name, outcome, began, ended: performance.now() });
  let hasContinued = false;
  const onError = ({ code, message }: NodeJS.ErrnoException): void =>
    finish(
      code === 'ECONNRESET' && expectsContinue && !hasContinued && !sent.reusedSocket ? 'unheard' : (code ?? message),
    );
  const sent = request(
    {
      host: '127.0.0.1',
      port,
      path: '/api/customerEnquiry',
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        ...(expectsContinue && { Expect: '100-continue' }),
      },
      ...(agent && { agent }),
    },
    (response) => {
      response.resume();
      response.once('error', onError);
      response.once('end', () => finish(response.statusCode ?? 0));
    },
  );
  sent.once('error', onError);
  sent.once('continue', () => {
    hasContinued = true;
    sent.end(body);
  });
  if (!expectsContinue) sent.end(body);
  return promise;
}

/**
 * Like `sendEnquiry`, but repeated while the server is too busy to accept it: for scenarios in which nothing has failed
 * yet. Resolves with the successful attempt.
 */
export async function sendUntilAccepted(port: number, name: string): Promise<SentEnquiry> {
  let sent: SentEnquiry;
  do sent = await sendEnquiry(port, name);
  while (sent.outcome === 503);
  if (sent.outcome !== 201) throw new Error(`the enquiry of ${name} was answered with ${sent.outcome}`);
  return sent;
}
