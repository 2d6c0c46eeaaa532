import { request, type Agent } from 'node:http';
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
  startedAt: number;
  endedAt: number;
};

type SendOptions = {
  agent?: Agent;
  /** Sends the body only after the server has read the head and asked for it (Expect: 100-continue). */
  expectsContinue?: boolean;
};

/** Posts an enquiry as the form's script does; enquiries differ only in their names. Never rejects. */
export function sendEnquiry(
  port: number,
  name: string,
  { agent, expectsContinue = false }: SendOptions = {},
): Promise<SentEnquiry> {
  const body = JSON.stringify(exampleEnquiry({ name }));
  const startedAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<SentEnquiry>();
  const finish = (outcome: number | string): void => resolve({ name, outcome, startedAt, endedAt: performance.now() });
  let hasContinued = false;
  const clientRequest = request(
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
  function onError({ code, message }: NodeJS.ErrnoException): void {
    const isUnheard = code === 'ECONNRESET' && expectsContinue && !hasContinued && !clientRequest.reusedSocket;
    finish(isUnheard ? 'unheard' : (code ?? message));
  }
  clientRequest.once('error', onError);
  clientRequest.once('continue', () => {
    hasContinued = true;
    clientRequest.end(body);
  });
  if (!expectsContinue) clientRequest.end(body);
  return promise;
}

/**
 * Like `sendEnquiry`, but repeated while the server is too busy to accept it: for scenarios in which nothing has failed
 * yet. Resolves with the successful attempt; rejects at any outcome but 201 and 503.
 */
export async function sendUntilAccepted(port: number, name: string): Promise<SentEnquiry> {
  let sent: SentEnquiry;
  do {
    sent = await sendEnquiry(port, name);
  } while (sent.outcome === 503);
  if (sent.outcome !== 201) throw new Error(`the enquiry from ${name} was answered with ${sent.outcome}`);
  return sent;
}
